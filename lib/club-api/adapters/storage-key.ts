const keyShape = /^[a-z0-9-]+(\/[A-Za-z0-9._-]+)*$/;

/** A generated key such as `notice/3fa…`; throws for anything that could name another place. */
export function checkStorageKey(key: string): string {
  if (!keyShape.test(key) || key.includes("..")) throw new Error("That is no storage key.");
  return key;
}
