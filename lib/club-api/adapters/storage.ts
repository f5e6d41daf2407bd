const keyShape = /^[a-z0-9-]+(\/[A-Za-z0-9._-]+)*$/;

/** A generated key such as `notice/3fa…`; throws for anything that could name another place. */
export function checkStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error("That is no storage key.");
  return key;
}

/** Whether a text can be the key of a stored file. */
export const isStorageKey = (key: string): boolean => keyShape.test(key) && !key.includes("..");

/** Where uploaded files live: a folder by default, S3-compatible storage later (architecture 7). */
export type FileStorage = {
  /** Moves a finished temporary file into the store under `key`; the key is generated, never the user's name. */
  put(key: string, temporaryPath: string): Promise<void>;
  /** Opens a stored file; null when it is gone. */
  open(key: string): Promise<{ stream: ReadableStream<Uint8Array>; size: number } | null>;
  remove(key: string): Promise<void>;
  /** A new path for an upload in progress, in the same file system as the store. */
  temporaryPath(): string;
};
