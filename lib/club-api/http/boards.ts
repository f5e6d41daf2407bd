import type { BoardWriter } from "../domains/boards";
import type { CallContext, UploadedFile } from "./handler";

/** What a board needs to write; its own transaction moves the uploads and writes the audit entry. */
export function boardWriter(context: CallContext, uploads: readonly UploadedFile[] = []): BoardWriter {
  const { db, storage, logger, ctx } = context;
  return { db, storage, logger, ctx, uploads };
}
