import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  attachFiles,
  detachAllFiles,
  listFiles,
  type OpenFile,
  openFile,
  removeStored,
  type Upload,
  withStoredUploads,
} from "../../domains/files";
import { updateMember } from "../../domains/members";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { portraitImage } from "../../platform/images";
import type { Logger } from "../../platform/logger";

export const photoKind = "member";
export type PhotoPlace = { db: Database; storage: FileStorage; logger: Logger };

/**
 * The own photo in the place of the old one, or none when no file came (domain.md Y7): drawn anew as a small WebP, so that
 * only pixels are kept. Throws 9301 for what is no picture.
 */
export async function saveMemberPhoto(
  { db, storage, logger }: PhotoPlace,
  ctx: Context,
  memberIdx: number,
  uploads: readonly Upload[],
): Promise<{ imageUrl: string | null }> {
  if (uploads.length > 1) throw new ClubFailure("VAL_FIELD", ["files", "too_many", "1"]);
  const portraits = await Promise.all(uploads.map((upload) => portraitOf(storage, upload, memberIdx)));
  const { imageUrl, removed } = await withStoredUploads(storage, photoKind, portraits, (stored) =>
    transaction(db, async (tx) => {
      const { clubIdx } = ctx.club;
      const owners = { clubIdx, kind: photoKind };
      const old = await detachAllFiles(tx, owners, [memberIdx]);
      await attachFiles(tx, owners, memberIdx, stored, ctx.now);
      const url = stored.length > 0 ? `/files/member/${memberIdx}.webp` : null;
      await updateMember(tx, clubIdx, memberIdx, { imageUrl: url, updatedAt: ctx.now });
      return { imageUrl: url, removed: old };
    }),
  );
  await removeStored(storage, logger, removed);
  return { imageUrl };
}

/** Opens a member's photo; throws 2001 when there is none. */
export async function openMemberPhoto(
  db: Database,
  storage: FileStorage,
  ctx: Context,
  memberIdx: number,
): Promise<OpenFile> {
  const owners = { clubIdx: ctx.club.clubIdx, kind: photoKind };
  const [photo] = await listFiles(db, owners, memberIdx);
  const opened = photo && (await openFile(db, storage, owners, photo.fileIdx));
  if (!opened) throw new ClubFailure("NOT_FOUND");
  return opened;
}

/** An uploaded picture as a small WebP that bears its owner's number; throws 9301 for what is no picture. */
export async function portraitOf(storage: FileStorage, upload: Upload, ownerIdx: number): Promise<Upload> {
  const target = storage.temporaryPath();
  const isPicture = upload.contentType.startsWith("image/");
  const portrait = isPicture ? await portraitImage(upload.temporaryPath, target) : null;
  if (!portrait) throw new ClubFailure("FILE_TYPE", [upload.fileName]);
  return { ...portrait, fileName: `${ownerIdx}.webp`, temporaryPath: target };
}
