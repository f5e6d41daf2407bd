import type { DataRequestDecision, DataRequestInput } from "@/lib/contract/accounts/data-requests";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import {
  decideRequest,
  findRequest,
  isAnswered,
  receiveRequest,
  shownRequest,
} from "../../domains/data-requests";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { tellMember } from "../messages/tell-member";
import { exportDataOf } from "./my-data";

/** A member asks about the own data and hears until when the club answers (checklist P-07). */
export async function askAboutData(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  input: DataRequestInput,
): Promise<CallOutput<"POST /ext/data-requests">> {
  const request = await receiveRequest(tx, ctx, memberIdx, input);
  const date = clubDate(request.dueAt, ctx.club.zone);
  await tellMember(tx, ctx, memberIdx, "dataRequestReceived", () => ({ date }));
  return shownRequest(ctx, request);
}

/**
 * What a member who asks for access gets: the data as the member would export them (checklist P-07), on record. Throws 2001
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
  if (request.kind !== "ACCESS") throw new ClubFailure("VAL_FIELD", ["kind"]);
  if (request.state === dataRequestState.refused) throw new ClubFailure("VAL_FIELD", ["state"]);
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
    await tellMember(tx, ctx, request.memberIdx, "dataRequestAnswered", () => ({ date }));
  }
  return { requestIdx, state: decision.state, version };
}
