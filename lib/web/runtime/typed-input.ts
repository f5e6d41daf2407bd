import { isTyped } from "@/lib/shared/typed-field";
import { isAnyDirty } from "./dirty";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields of this document that somebody has typed into or chosen from, forms that track nothing of it among them. */
const touched = new Set<Field>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Remembers what was typed before the scripts came, and what is until the answer is called. */
export function watchTyping(): () => void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"))
    if (isTyped(field)) touched.add(field);
  const onInput = ({ target }: Event) => {
    if (isField(target)) touched.add(target);
  };
  document.addEventListener("input", onInput);
  return () => document.removeEventListener("input", onInput);
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
