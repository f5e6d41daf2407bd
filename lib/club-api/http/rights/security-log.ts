import type { RouteDefinition } from "@/lib/contract/define-route";
import type { MsgCode } from "@/lib/contract/failures";
import { memberActor } from "../../platform/context";
import type { Logger } from "../../platform/logger";
import type { Caller } from "../handler";
import type { Visit } from "../visit";

/** Refusals that tell of a wrong sign-in, a missing right or too many tries. */
const refusals = /^(AUTH_|CERT_|PW_WRONG|FIND_NO_MATCH|NICE_ERROR|REQ_FORBIDDEN|RATE_LIMIT|ADM_SELF)/;

/**
 * One line per refused sign-in or right (checklist S-85): who, from where, what. Never what was typed in: a wrong id may
 * be a password in the wrong field.
 */
export function logRefusal(logger: Logger, visit: Visit, msgCode: MsgCode): void {
  if (refusals.test(msgCode)) logger.warn({ ...origin(visit), result: msgCode }, "refused");
}

type Done = { route: RouteDefinition; records: number; data: unknown };

/** One line per opened or ended session and per call that wrote an audit entry. */
export function logAudited(logger: Logger, visit: Visit, { route, records, data }: Done): void {
  const line = { ...origin(visit), result: "done" };
  const opened = route.session === "open" ? openedBy(data) : null;
  if (opened !== null) logger.info({ ...line, actor: opened }, "signed in");
  if (route.session === "end") logger.info(line, "signed out");
  if (records > 0) logger.info({ ...line, records }, "audited");
}

/** Whose session an answer opens; null when it opens none, as for a dormant account. */
function openedBy(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("accessToken" in data) || data.accessToken === null) {
    return null;
  }
  if ("adminIdx" in data && typeof data.adminIdx === "number") return `admin:${data.adminIdx}`;
  return "memberIdx" in data ? `member:${data.memberIdx}` : "visitor";
}

function origin({ requestId, routeKey, address, socketAddress, caller }: Visit) {
  return { requestId, route: routeKey, actor: callerName(caller), address: address ?? socketAddress };
}

function callerName(caller: Caller): string {
  if (caller.kind === "admin") return `admin:${caller.adminIdx}`;
  return caller.kind === "member" ? memberActor(caller) : "visitor";
}
