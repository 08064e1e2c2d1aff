/** What is on offer: the page knows no rules, it reads prompts. */
import type { Form, Prompt, SignField, TextField } from "../wire";

export function formOf(prompt: Prompt | null, action: string): Form | null {
  return prompt?.forms.find((form) => form.do === action) ?? null;
}

/** The values a field of a form can be picked from; none where there is nothing to pick. */
export function picks<T>(form: Form | null, field: string): readonly T[] {
  const found = form?.fields[field];
  return found?.field === "Pick" ? (found.values as T[]) : [];
}

export function textField(form: Form | null, field: string): TextField | null {
  const found = form?.fields[field];
  return found?.field === "Text" ? found : null;
}

export function signField(form: Form | null, field: string): SignField | null {
  const found = form?.fields[field];
  return found?.field === "SignField" ? found : null;
}
