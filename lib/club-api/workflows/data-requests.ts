import type { DataRequestDecision, DataRequestWish } from "@/lib/contract/data-requests";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { decideRequest, isAnswered, receiveRequest, shownRequest } from "../domains/data-requests";
import type { Act } from "../platform/act";
import { tellMember } from "./tell-member";

/** A member asks about the own data and hears until when the club answers (checklist P-07). */
export async function askAboutData(
  tx: Database,
  act: Act,
  memberIdx: number,
  wish: DataRequestWish,
): Promise<CallOutput<"POST /ext/data-requests">> {
  const request = await receiveRequest(tx, act, memberIdx, wish);
  const date = clubDate(request.dueAt, act.club.zone);
  await tellMember(tx, act, memberIdx, "dataRequestReceived", () => ({ date }));
  return shownRequest(act, request);
}

/** The office works on a request; its answer is told to the member. Throws 2001, 2002, 9001 `state`. */
export async function answerDataRequest(
  tx: Database,
  act: Act,
  requestIdx: number,
  decision: DataRequestDecision,
): Promise<CallOutput<"PUT /ops/data-requests/{id}">> {
  const { request, version } = await decideRequest(tx, act, requestIdx, decision);
  if (isAnswered(decision.state)) {
    const date = clubDate(request.createdAt, act.club.zone);
    await tellMember(tx, act, request.memberIdx, "dataRequestAnswered", () => ({ date }));
  }
  return { requestIdx, state: decision.state, version };
}
