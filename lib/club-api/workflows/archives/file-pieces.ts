import type { FileStorage } from "../../adapters/storage";
import type { ArchivePiece } from "./archive";

/** Stored files as pieces of an archive; counts them in `found`, and names those that the storage does not have. */
export async function* filePieces(
  storage: FileStorage,
  keys: readonly string[],
  found: { files: number; missing: string[] },
): AsyncGenerator<ArchivePiece> {
  for (const key of keys) {
    const opened = await storage.open(key);
    if (!opened) {
      found.missing.push(key);
      continue;
    }
    yield { kind: "file", key };
    for await (const chunk of opened.stream) yield { kind: "bytes", bytes: Buffer.from(chunk) };
    found.files += 1;
  }
}
