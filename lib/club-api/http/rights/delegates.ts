import type { RouteDefinition } from "@/lib/contract/define-route";
import type { MsgCode } from "@/lib/contract/failures";
import { type ContractKey, routeKey } from "@/lib/contract/routes";
import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import { ClubFailure } from "../../platform/failure";
import type { Caller } from "../handler";

const has = (body: unknown, field: string) =>
  typeof body === "object" &&
  body !== null &&
  field in body &&
  body[field as keyof typeof body] !== undefined;

/**
 * The act of each call when a delegate makes it; a call that opens a transaction of its own and is none of these is
 * refused.
 */
const acts: Partial<Record<ContractKey, (body: unknown) => DelegatedAct>> = {
  "POST /reservation/booking": (body) => (has(body, "bookingIdx") ? "CHANGE" : "BOOK"),
  "DELETE /reservation/cancel": () => "CANCEL",
  "POST /reservation/waitings": (body) => (has(body, "waitingIdx") ? "OFFER" : "BOOK"),
  "DELETE /reservation/waitings/{id}": () => "CANCEL",
  "POST /reservation/draw": () => "DRAW",
  "DELETE /reservation/draw/{id}": () => "DRAW",
};

/** The act of a call; null for one that is none. */
export function delegatedActOf(route: RouteDefinition, body: unknown): DelegatedAct | null {
  return acts[routeKey(route) as ContractKey]?.(body) ?? null;
}

/** Refusals that tell of a member's penalties or the state of the account. */
const privateRefusals: readonly MsgCode[] = ["RSV_SUSPENDED", "AUTH_SUSPENDED", "DRAW_INELIGIBLE"];

/** A failure as the caller may know it: a delegate hears that it cannot be done, and the member why. */
export function toldTo(caller: Caller, error: unknown): unknown {
  const isPrivate = error instanceof ClubFailure && privateRefusals.includes(error.msgCode);
  return isPrivate && caller.kind === "member" && caller.delegate ? new ClubFailure("DLG_MEMBER") : error;
}
