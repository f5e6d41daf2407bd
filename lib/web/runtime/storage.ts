export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's storage; one that refuses access (private windows, blocked cookies) reads as empty and stores nothing. */
export function browserStorage(kind: "local" | "session"): TextStorage {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(kind === "local" ? window.localStorage : window.sessionStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** The JSON under a key; null for none and for text that is no JSON. */
export function readJson(storage: TextStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
