import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { ClubFailure } from "../../platform/failure";
import type { BoardWriter } from "../boards";
import { attachFiles, detachAllFiles, detachFilesIn, removeStored, withStoredUploads } from "../files";

const kind = "course";

/** Whose picture it is: that of a hole, or with hole 0 the map of the course. */
export function pictureOwner(courseCode: string, holeNo: number): number {
  return Number(courseCode) * 100 + holeNo;
}

/** The course of a picture's owner. */
export function courseOfPicture(ownerIdx: number): number {
  return Math.floor(ownerIdx / 100);
}

/** The upload part that brings a picture; `cleared` takes the present one away. */
type Picture = { part: string; ownerIdx: number; cleared: boolean };

/**
 * Runs a write with the picture that came with it, in one transaction: `work` gets the new address of the picture, "" for
 * one that is taken away and undefined where it stays. Throws 9301 for a file that is no picture.
 */
export async function withPicture<T>(
  { db, storage, logger, uploads, ctx }: BoardWriter,
  { part, ownerIdx, cleared }: Picture,
  work: (tx: Database, url: string | undefined) => Promise<T>,
): Promise<T> {
  const wrong = uploads.find(({ contentType }) => !contentType.startsWith("image/"));
  if (wrong) throw new ClubFailure("FILE_TYPE", [wrong.fileName]);
  const owners = { clubIdx: ctx.club.clubIdx, kind };
  const gone: string[] = [];
  const answer = await withStoredUploads(storage, kind, uploads, (stored) =>
    transaction(db, async (tx) => {
      gone.length = 0;
      const isReplaced = stored.length > 0;
      if (isReplaced || cleared) gone.push(...(await detachFilesIn(tx, owners, ownerIdx, part)));
      const [attached] = isReplaced
        ? await attachFiles(tx, owners, ownerIdx, stored.slice(0, 1), ctx.now)
        : [];
      return work(tx, attached?.url ?? (cleared ? "" : undefined));
    }),
  );
  await removeStored(storage, logger, gone);
  return answer;
}

/** Takes all pictures of courses away; their storage keys. */
export function detachPictures(
  tx: Database,
  clubIdx: number,
  courseCodes: readonly string[],
): Promise<string[]> {
  const owners = courseCodes.flatMap((code) =>
    Array.from({ length: 10 }, (_, holeNo) => pictureOwner(code, holeNo)),
  );
  return detachAllFiles(tx, { clubIdx, kind }, owners);
}
