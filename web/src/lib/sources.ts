/** The texts that every game shares: the page's own, the engine's, the stage's. */
import engineEn from "../../../src/singerie/engine/en.ftl?raw";
import engineFr from "../../../src/singerie/engine/fr.ftl?raw";
import stageEn from "../../../src/singerie/stage/en.ftl?raw";
import stageFr from "../../../src/singerie/stage/fr.ftl?raw";
import pageEn from "../texts/en.ftl?raw";
import pageFr from "../texts/fr.ftl?raw";
import type { Source } from "./texts";

export const PAGE: Source = { en: pageEn, fr: pageFr };
export const SHARED: readonly Source[] = [
  PAGE,
  { en: engineEn, fr: engineFr },
  { en: stageEn, fr: stageFr },
];
