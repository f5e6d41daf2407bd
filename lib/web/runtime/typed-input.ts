import { isAnyDirty } from "./dirty";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields of this document that somebody has typed into or chosen from, forms that track nothing of it among them. */
const touched = new Set<Field>();
let isWatching = false;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Remembers from now on what is typed, once per document. */
export function watchTyping(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("input", ({ target }) => {
    if (isField(target)) touched.add(target);
  });
}

/** Whether the page holds something that its visitor would have to type again: a form that says so, or a touched field. */
export function holdsInput(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return isAnyDirty() || [...touched].some(holdsSomething);
}

function holdsSomething(field: Field): boolean {
  const isTick = field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
  return isTick ? field.checked : field.value !== "";
}
