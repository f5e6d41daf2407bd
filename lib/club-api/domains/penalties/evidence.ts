import type { FileLink } from "@/lib/contract/common";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { attachFiles, detachAllFiles, listFiles, type StoredUpload } from "../files";
import { selectIdxsOf } from "./list-repository";
import { selectPenalty } from "./repository";

export const evidenceKind = "penalty";

/** What somebody hands in to be let off: a scan or a photo, no office document and no archive. */
const accepted: readonly string[] = ["application/pdf", "image/jpeg", "image/png"];

/** What was handed in for a penalty. */
export function evidenceOf(db: Database, { club }: Context, penaltyIdx: number): Promise<FileLink[]> {
  return listFiles(db, { clubIdx: club.clubIdx, kind: evidenceKind }, penaltyIdx);
}

/** Keeps evidence with its penalty; throws 9301 for anything but pdf, jpg and png. */
export async function keepEvidence(
  tx: Database,
  ctx: Context,
  penaltyIdx: number,
  stored: readonly StoredUpload[],
): Promise<void> {
  const other = stored.find(({ contentType }) => !accepted.includes(contentType));
  if (other) throw new ClubFailure("FILE_TYPE", [other.fileName]);
  await attachFiles(tx, { clubIdx: ctx.club.clubIdx, kind: evidenceKind }, penaltyIdx, stored, ctx.now);
}

/** Evidence tells of illness and mourning: each opening goes on record, with the member whose it is. */
export async function noteEvidenceOpened(
  db: Database,
  ctx: Context,
  penaltyIdx: number,
  fileIdx: number,
): Promise<void> {
  const penalty = await selectPenalty(db, ctx.club.clubIdx, penaltyIdx);
  await recordAudit(db, ctx, {
    action: "VIEW",
    entity: "penalty",
    entityKey: penaltyIdx,
    memberIdx: penalty?.memberIdx ?? null,
    after: { fileIdx },
  });
}

/** Takes all evidence about a member who leaves; the storage keys, to be removed after the commit. */
export async function dropEvidence(tx: Database, { club }: Context, memberIdx: number): Promise<string[]> {
  const penaltyIdxs = await selectIdxsOf(tx, club.clubIdx, memberIdx);
  return detachAllFiles(tx, { clubIdx: club.clubIdx, kind: evidenceKind }, penaltyIdxs);
}
