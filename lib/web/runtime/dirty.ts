import { createStore } from "./store";

const dirty = createStore<ReadonlySet<string>>(new Set());

/** A form with unsaved input says so by its key, so that no reload takes the input away (checklist R-23). */
export function setDirty(key: string, isDirty: boolean): void {
  const next = new Set(dirty.get());
  if (isDirty) next.add(key);
  else next.delete(key);
  dirty.set(next);
}

export function isAnyDirty(): boolean {
  return dirty.get().size > 0;
}
