import { createStore } from "./store";

/** Keys of forms with unsaved input. */
export const dirtyForms = createStore<ReadonlySet<string>>(new Set());

/** A form with unsaved input says so by its key, so that no reload takes the input away (checklist R-23). */
export function setDirty(key: string, isDirty: boolean): void {
  if (dirtyForms.get().has(key) === isDirty) return;
  const next = new Set(dirtyForms.get());
  if (isDirty) next.add(key);
  else next.delete(key);
  dirtyForms.set(next);
}

export function isAnyDirty(): boolean {
  return dirtyForms.get().size > 0;
}
