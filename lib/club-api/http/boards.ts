import type { BoardWriter } from "../domains/boards";
import type { CallContext, UploadedFile } from "./handler";

/** What a board needs to write; its own transaction moves the uploads and records the deed. */
export function boardWriter(context: CallContext, uploads: readonly UploadedFile[] = []): BoardWriter {
  const { db, storage, logger, act } = context;
  return { db, storage, logger, act, uploads };
}
