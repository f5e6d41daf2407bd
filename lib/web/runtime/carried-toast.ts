import { browserStorage, type TextStorage } from "./storage";

const key = "clubfront.carriedToast";

/** A message that has to be read on the next page, which is a new document. */
export function carryToast(text: string, storage: TextStorage = browserStorage("session")): void {
  storage.setItem(key, text);
}

/** The carried message, once. */
export function takeCarriedToast(storage: TextStorage = browserStorage("session")): string | null {
  const text = storage.getItem(key);
  storage.removeItem(key);
  return text;
}
