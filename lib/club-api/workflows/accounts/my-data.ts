import type { DataRequestDecision, DataRequestInput } from "@/lib/contract/accounts/data-requests";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import type { CallOutput } from "@/lib/contract/routes";
import { maskLoginId } from "@/lib/shared/texts/mask";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { auditEntriesAbout, recordAudit } from "../../domains/audit";
import {
  decideRequest,
  findRequest,
  isAnswered,
  receiveRequest,
  shownRequest,
} from "../../domains/data-requests";
import { findMember } from "../../domains/members";
import { readOwnRows } from "../../domains/my-data";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { CountHit } from "../../platform/network/limits";
import { notifyMember } from "../messages/notify";
import { readMemberInfo } from "./member-info";

type DataUse = CallOutput<"GET /ext/data-use">;
const hourMs = 3_600_000;

/** Who viewed or changed a member's data; of the staff only a masked id (checklist P-07). */
export async function readDataUse(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { page, size }: { page: number; size: number },
): Promise<DataUse> {
  const { rows, total } = await auditEntriesAbout(db, ctx, memberIdx, {
    offset: (page - 1) * size,
    limit: size,
  });
  const list = rows.map(({ at, action, entity, actor, adminIdx, reason }) => {
    const by: DataUse["list"][number]["by"] = adminIdx === null ? doerOf(actor, memberIdx) : "ADMIN";
    return {
      at: clubTimestamp(at, ctx.club.zone),
      action,
      entity,
      by,
      actor: by === "ADMIN" ? maskLoginId(actor) : "",
      reason,
    };
  });
  return { list, total, page, size };
}

/** Who it was, where it was no administrator. */
function doerOf(actor: string, memberIdx: number): "MEMBER" | "DELEGATE" | "SYSTEM" {
  if (actor === `member:${memberIdx}`) return "MEMBER";
  return actor.startsWith(`member:${memberIdx}/delegate:`) ? "DELEGATE" : "SYSTEM";
}

/** All that the club holds about a member; the export itself goes on record. At most three an hour. */
export async function exportOwnData(
  db: Database,
  ctx: Context,
  countHit: CountHit,
  memberIdx: number,
): Promise<CallOutput<"GET /ext/data-export">> {
  await countHit(`export:${memberIdx}`, { max: 3, windowMs: hourMs });
  return transaction(db, (tx) => exportDataOf(tx, ctx, memberIdx, null));
}

/** The same data for whoever may have them, on record with the reason. Throws 2001. */
export async function exportDataOf(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  reason: string | null,
): Promise<CallOutput<"GET /ext/data-export">> {
  const { clubIdx, zone } = ctx.club;
  const member = await findMember(tx, clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  await recordAudit(tx, ctx, { action: "EXPORT", entity: "member", entityKey: memberIdx, memberIdx, reason });
  return {
    exportedAt: clubTimestamp(ctx.now, zone),
    member: await readMemberInfo(tx, ctx, member),
    ...(await readOwnRows(tx, { clubIdx, memberIdx })),
  };
}

/** A member asks about the own data and hears until when the club answers (checklist P-07). */
export async function askAboutData(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  input: DataRequestInput,
): Promise<CallOutput<"POST /ext/data-requests">> {
  const request = await receiveRequest(tx, ctx, memberIdx, input);
  const date = clubDate(request.dueAt, ctx.club.zone);
  await notifyMember(tx, ctx, memberIdx, "dataRequestReceived", () => ({ date }));
  return shownRequest(ctx, request);
}

/**
 * Answers a request for access: the data as the member would export them (checklist P-07); audited. Throws 2001
 * for an unknown request, 9001 `kind` for one that asks for something else, 9001 `state` for a refused one.
 */
export async function exportForRequest(
  tx: Database,
  ctx: Context,
  requestIdx: number,
  reason: string,
): Promise<CallOutput<"POST /ops/data-requests/{id}/export">> {
  const request = await findRequest(tx, ctx.club.clubIdx, requestIdx);
  if (!request) throw new ClubFailure("NOT_FOUND");
  if (request.kind !== "ACCESS") throw new ClubFailure("VAL_FIELD", ["kind", "access_only"]);
  if (request.state === dataRequestState.refused) throw new ClubFailure("VAL_FIELD", ["state", "not_now"]);
  return exportDataOf(tx, ctx, request.memberIdx, reason);
}

/** The office works on a request; its answer is told to the member. Throws 2001, 2002, 9001 `state`. */
export async function answerDataRequest(
  tx: Database,
  ctx: Context,
  requestIdx: number,
  decision: DataRequestDecision,
): Promise<CallOutput<"PUT /ops/data-requests/{id}">> {
  const { request, version } = await decideRequest(tx, ctx, requestIdx, decision);
  if (isAnswered(decision.state)) {
    const date = clubDate(request.createdAt, ctx.club.zone);
    await notifyMember(tx, ctx, request.memberIdx, "dataRequestAnswered", () => ({ date }));
  }
  return { requestIdx, state: decision.state, version };
}
