import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import type { DataRequestDecision, DataRequestWish } from "@/lib/contract/data-requests";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import { type Act, actorName } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { recordDeed } from "../audit";
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
  act: Act,
  memberIdx: number,
  { kind, contents }: DataRequestWish,
): Promise<DataRequest> {
  const { clubIdx } = act.club;
  const stamp = { createdAt: act.now, updatedAt: act.now };
  const wish = {
    clubIdx,
    memberIdx,
    kind,
    contents,
    state: dataRequestState.received,
    dueAt: dueAtOf(act.now),
  };
  const request = await insertRequest(tx, { ...wish, ...stamp });
  const after = { kind, state: request.state, dueAt: request.dueAt };
  await recordDeed(tx, act, { action: "CREATE", entity, entityKey: request.requestIdx, after, memberIdx });
  return request;
}

/** A page of a member's own requests. */
export async function readOwnRequests(
  db: Database,
  act: Act,
  memberIdx: number,
  { page, size }: Page,
): Promise<CallOutput<"GET /ext/data-requests">> {
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectOwn(db, { clubIdx: act.club.clubIdx, memberIdx }, place);
  return { list: rows.map((row) => shownRequest(act, row)), total, page, size };
}

/** The queue of the office; names are masked without a reason, and the view goes on record (checklist P-08). */
export async function readRequestQueue(
  tx: Database,
  act: Act,
  { page, size, reason: lookReason, ...filter }: RequestFilter & Page & { reason?: string | undefined },
): Promise<CallOutput<"GET /ops/data-requests">> {
  const veil = veilFor(lookReason);
  const { isMasked, reason } = veil;
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectQueue(tx, act.club.clubIdx, filter, place);
  const memberIdx = filter.memberIdx ?? null;
  const view = { entity, entityKey: memberIdx ?? "list", memberIdx, after: { isMasked }, reason };
  await recordDeed(tx, act, { action: "VIEW", ...view });
  const list = rows.map(({ request, memberId, memberName }) => ({
    ...shownRequest(act, request),
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
  act: Act,
  requestIdx: number,
  { state, answer, version }: DataRequestDecision,
): Promise<{ request: DataRequest; version: number }> {
  const request = await lockRequest(tx, act.club.clubIdx, requestIdx);
  if (!request) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== request.version) throw new ClubFailure("STALE");
  if (!mayBecome(request.state, state)) throw new ClubFailure("VAL_FIELD", ["state"]);
  const by = { answer: answer ?? null, answeredBy: actorName(act.by), answeredAt: act.now };
  await updateRequest(tx, request, { state, ...(isAnswered(state) ? by : {}) }, act.now);
  await recordDeed(tx, act, {
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
export function shownRequest(act: Act, request: DataRequest): Shown {
  const { zone } = act.club;
  const { requestIdx, kind, contents, state, answer, answeredAt } = request;
  return {
    requestIdx,
    kind,
    contents,
    state,
    dueAt: clubTimestamp(request.dueAt, zone),
    isLate: isLate(request, act.now),
    answer,
    answeredAt: answeredAt && clubTimestamp(answeredAt, zone),
    createdAt: clubTimestamp(request.createdAt, zone),
  };
}
