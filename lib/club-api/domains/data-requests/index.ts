import type { DataRequestDecision, DataRequestInput } from "@/lib/contract/accounts/data-requests";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { recordAudit } from "../audit";
import {
  type DataRequest,
  insertRequest,
  lockRequest,
  type RequestFilter,
  selectOwn,
  selectQueue,
  updateRequest,
} from "./repository";
import { dueAtOf, isAnswered, isLate, mayBecome } from "./rules";

export { selectRequest as findRequest } from "./repository";
export { isAnswered };

const entity = "data-request";
type Page = { page: number; size: number };
type Shown = CallOutput<"POST /ext/data-requests">;

/** Takes a member's request about the own data; the days to its answer run from now (checklist P-07). */
export async function receiveRequest(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  { kind, contents }: DataRequestInput,
): Promise<DataRequest> {
  const { clubIdx } = ctx.club;
  const stamp = { createdAt: ctx.now, updatedAt: ctx.now };
  const input = {
    clubIdx,
    memberIdx,
    kind,
    contents,
    state: dataRequestState.received,
    dueAt: dueAtOf(ctx.now),
  };
  const request = await insertRequest(tx, { ...input, ...stamp });
  const after = { kind, state: request.state, dueAt: request.dueAt };
  await recordAudit(tx, ctx, { action: "CREATE", entity, entityKey: request.requestIdx, after, memberIdx });
  return request;
}

/** A page of a member's own requests. */
export async function readOwnRequests(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { page, size }: Page,
): Promise<CallOutput<"GET /ext/data-requests">> {
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectOwn(db, { clubIdx: ctx.club.clubIdx, memberIdx }, place);
  return { list: rows.map((row) => shownRequest(ctx, row)), total, page, size };
}

/** The queue of the office; names are masked without a reason, and the view goes on record (checklist P-08). */
export async function readRequestQueue(
  tx: Database,
  ctx: Context,
  { page, size, reason: unmaskReason, ...filter }: RequestFilter & Page & { reason?: string | undefined },
): Promise<CallOutput<"GET /ops/data-requests">> {
  const veil = veilFor(unmaskReason);
  const { isMasked, reason } = veil;
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectQueue(tx, ctx.club.clubIdx, filter, place);
  const memberIdx = filter.memberIdx ?? null;
  const view = { entity, entityKey: memberIdx ?? "list", memberIdx, after: { isMasked }, reason };
  await recordAudit(tx, ctx, { action: "VIEW", ...view });
  const list = rows.map(({ request, memberId, memberName }) => ({
    ...shownRequest(ctx, request),
    memberIdx: request.memberIdx,
    memberId: veil.loginId(memberId),
    memberName: veil.name(memberName),
    answeredBy: request.answeredBy,
    version: request.version,
  }));
  return { list, total, page, size };
}

/**
 * Begins the work on a request, or ends it with an answer. Throws 2001 for an unknown one, 2002 when it changed since the
 * given version, 9001 `state` for a step that its state does not take.
 */
export async function decideRequest(
  tx: Database,
  ctx: Context,
  requestIdx: number,
  { state, answer, version }: DataRequestDecision,
): Promise<{ request: DataRequest; version: number }> {
  const request = await lockRequest(tx, ctx.club.clubIdx, requestIdx);
  if (!request) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== request.version) throw new ClubFailure("STALE");
  if (!mayBecome(request.state, state)) throw new ClubFailure("VAL_FIELD", ["state", "not_now"]);
  const by = { answer: answer ?? null, answeredBy: actorName(ctx.by), answeredAt: ctx.now };
  await updateRequest(tx, request, { state, ...(isAnswered(state) ? by : {}) }, ctx.now);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity,
    entityKey: requestIdx,
    before: { state: request.state },
    after: { state },
    memberIdx: request.memberIdx,
  });
  return { request, version: request.version + 1 };
}

/** A request as its member sees it. */
export function shownRequest(ctx: Context, request: DataRequest): Shown {
  const { zone } = ctx.club;
  const { requestIdx, kind, contents, state, answer, answeredAt } = request;
  return {
    requestIdx,
    kind,
    contents,
    state,
    dueAt: clubTimestamp(request.dueAt, zone),
    isLate: isLate(request, ctx.now),
    answer,
    answeredAt: answeredAt && clubTimestamp(answeredAt, zone),
    createdAt: clubTimestamp(request.createdAt, zone),
  };
}
