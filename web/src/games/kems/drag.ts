/** A card of the hand can be dragged onto one of the table; a short touch is still a tap. */

const THRESHOLD = 14;

interface Drag {
  card: number;
  drop: (take: number) => void;
}

export function dragTo(node: HTMLElement, drag: Drag) {
  let start: { x: number; y: number; id: number } | null = null;
  let moved = false;

  const place = (event: PointerEvent) => {
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const lies = under.map((one) => one.closest<HTMLElement>("[data-lies]")).find(Boolean);
    return lies?.dataset["lies"] === undefined ? null : Number(lies.dataset["lies"]);
  };
  const down = (event: PointerEvent) => {
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    moved = false;
  };
  const move = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    moved ||= Math.hypot(x, y) > THRESHOLD;
    if (!moved) return;
    node.style.translate = `${x}px ${y}px`;
    node.style.zIndex = "5";
    node.style.pointerEvents = "none";
  };
  const up = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    start = null;
    node.style.translate = node.style.zIndex = node.style.pointerEvents = "";
    const take = moved && event.type === "pointerup" ? place(event) : null;
    if (take !== null) drag.drop(take);
  };
  // what was dragged was not tapped
  const click = (event: MouseEvent) => {
    if (moved) event.stopPropagation();
    moved = false;
  };
  node.style.touchAction = "none";
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    update: (now: Drag) => (drag = now),
    destroy() {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
