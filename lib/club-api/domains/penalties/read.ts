import Big from "big.js";
import type { FileLink } from "@/lib/contract/common";
import type { ActivePenalty, PenaltyAdminRow, PenaltyRecord } from "@/lib/contract/penalties/penalties";
import type { CallOutput } from "@/lib/contract/routes";
import { moneyToWire } from "@/lib/shared/money/money";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type Veil, veilFor } from "../../platform/veil";
import { recordAudit } from "../audit";
import { codeNames } from "../codes";
import { attachFiles, detachAllFiles, listFiles, type StoredUpload } from "../files";
import { readFormats } from "../policies";
import {
  type AdminRow,
  type ListedPenalty,
  type Page,
  type PenaltyFilter,
  selectForAdmin,
  selectIdxsOf,
  selectOfMember,
  selectOneForAdmin,
} from "./list-repository";
import { readPenaltyPolicy } from "./policy";
import { selectPenalty } from "./repository";
import { addClubDays, nextThreshold, sumPoints } from "./rules";
import { selectActive, selectSince } from "./status-repository";

const dayMilliseconds = 86_400_000;

/** The suspensions of a member that hold or are in line, the first to end first (domain.md M13). */
export async function readActivePenalties(
  db: Database,
  ctx: Context,
  memberIdx: number,
): Promise<ActivePenalty[]> {
  const { clubIdx, zone } = ctx.club;
  const recordOf = await recordMaker(db, ctx);
  const active = (await selectActive(db, clubIdx, memberIdx)).filter(({ suspendTo }) => suspendTo > ctx.now);
  const today = Date.parse(clubDate(ctx.now, zone));
  return active
    .sort((one, other) => one.suspendTo.getTime() - other.suspendTo.getTime())
    .map((penalty) => ({
      ...recordOf({ penalty, playDate: null }),
      daysLeft: (Date.parse(clubDate(penalty.suspendTo, zone)) - today) / dayMilliseconds,
      releasable: new Big(penalty.fineAmount).gt(penalty.paidAmount),
    }));
}

/** All penalties of a member with the points of the last year and what they lead to (domain.md Y16). */
export async function readPenaltyHistory(
  db: Database,
  ctx: Context,
  memberIdx: number,
  page: Page,
): Promise<CallOutput<"GET /my-reservation/penalty/{id}">> {
  const { clubIdx, zone } = ctx.club;
  const { lookBackDays, thresholds } = await readPenaltyPolicy(db, ctx);
  const since = addClubDays(ctx.now, -lookBackDays, zone);
  const points = sumPoints(await selectSince(db, clubIdx, memberIdx, since));
  const { rows, total } = await selectOfMember(db, clubIdx, memberIdx, page);
  return {
    points,
    pointsMax: thresholds[0]?.points ?? 0,
    nextThreshold: nextThreshold(points, thresholds),
    list: rows.map(await recordMaker(db, ctx)),
    total,
    page: page.page,
    size: page.size,
  };
}

/** The club's penalties for the back office; names are masked without a reason, and the view goes on record. */
export async function readPenaltiesForAdmin(
  db: Database,
  ctx: Context,
  { reason: unmaskReason, ...filter }: PenaltyFilter & Page & { reason?: string | undefined },
): Promise<CallOutput<"GET /ops/penalties">> {
  const veil = veilFor(unmaskReason);
  const { isMasked, reason } = veil;
  const { clubIdx, zone } = ctx.club;
  const { rows, total } = await selectForAdmin(db, clubIdx, filter, filter);
  const recordOf = await recordMaker(db, ctx);
  const memberIdx = filter.memberIdx ?? null;
  const view = { entity: "penalty", entityKey: memberIdx ?? "list", memberIdx, after: { isMasked }, reason };
  await recordAudit(db, ctx, { action: "VIEW", ...view });
  const list = rows.map((row) => ({ ...recordOf(row), ...officePart(row, veil, zone) }));
  return { list, total, page: filter.page, size: filter.size };
}

/** One penalty for the back office; the look goes on record. Throws 2001. */
export async function readPenaltyForAdmin(
  db: Database,
  ctx: Context,
  penaltyIdx: number,
  unmaskReason: string | undefined,
): Promise<PenaltyAdminRow> {
  const { clubIdx, zone } = ctx.club;
  const row = await selectOneForAdmin(db, clubIdx, penaltyIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const veil = veilFor(unmaskReason);
  const { memberIdx } = row.penalty;
  await recordAudit(db, ctx, {
    action: "VIEW",
    entity: "penalty",
    entityKey: penaltyIdx,
    memberIdx,
    after: { isMasked: veil.isMasked },
    reason: veil.reason,
  });
  return { ...(await recordMaker(db, ctx))(row), ...officePart(row, veil, zone) };
}

function officePart({ penalty, memberId, memberName }: AdminRow, veil: Veil, zone: string) {
  const { memberIdx, reason, memo, releaseReason, paidAt, createdAt, version } = penalty;
  return {
    memberIdx,
    memberId: veil.loginId(memberId),
    memberName: veil.name(memberName),
    reason,
    memo,
    releaseReason,
    paidAt: paidAt && clubTimestamp(paidAt, zone),
    createdAt: clubTimestamp(createdAt, zone),
    version,
  };
}

async function recordMaker(db: Database, ctx: Context): Promise<(row: ListedPenalty) => PenaltyRecord> {
  const { clubIdx, zone } = ctx.club;
  const names = await codeNames(db, clubIdx, "penaltyCodes", ctx.choice);
  const stateNames = await codeNames(db, clubIdx, "penaltyStates", ctx.choice);
  const formats = await readFormats(db, clubIdx);
  return ({ penalty, playDate }) => ({
    penaltyIdx: penalty.penaltyIdx,
    bookingIdx: penalty.bookingIdx,
    playDate,
    penaltyCode: penalty.penaltyCode,
    penaltyName: names.get(penalty.penaltyCode) ?? penalty.penaltyCode,
    point: penalty.point,
    finePercent: penalty.finePercent,
    fineAmount: moneyToWire(penalty.fineAmount, formats),
    paidAmount: moneyToWire(penalty.paidAmount, formats),
    suspendFrom: clubTimestamp(penalty.suspendFrom, zone),
    suspendTo: clubTimestamp(penalty.suspendTo, zone),
    state: penalty.state,
    stateName: stateNames.get(penalty.state) ?? penalty.state,
  });
}

export const evidenceKind = "penalty";

/** Types of evidence: a scan or a photo, no office document and no archive. */
const accepted: readonly string[] = ["application/pdf", "image/jpeg", "image/png"];

/** The evidence files of a penalty. */
export function evidenceOf(db: Database, { club }: Context, penaltyIdx: number): Promise<FileLink[]> {
  return listFiles(db, { clubIdx: club.clubIdx, kind: evidenceKind }, penaltyIdx);
}

/** Keeps evidence with its penalty; throws 9301 for anything but pdf, jpg and png. */
export async function saveEvidence(
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
