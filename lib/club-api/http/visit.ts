import type { Context } from "hono";
import type { RouteDefinition } from "../../contract/define-route";
import type { MsgCode } from "../../contract/failures";
import { chooseLanguage, everyLanguage, type Language } from "../../shared/languages";
import type { Database } from "../db/database";
import { expectSignedIn } from "../domains/auth";
import { findClub, type RequestLimits } from "../domains/policies";
import { ClubFailure } from "../platform/failure";
import { type AddressRule, judgeAddress } from "../platform/network/address";
import type { AppDeps, Bindings } from "./deps";
import type { Caller, ClubContext } from "./handler";

/** One request on its way; the parts that fail early are known first, so that a failure can be told and logged. */
export type Visit = {
  requestId: string;
  routeKey: string;
  /** The code of the failure that it is answered with; null of what goes well. */
  failure: MsgCode | null;
  /** Of the club that the call is for; empty before it is known, and for an unknown one. */
  clubCode: string;
  language: Language;
  address: string | null;
  socketAddress: string;
  caller: Caller;
};

export type AppContext = Context<{ Bindings: Bindings; Variables: { visit: Visit } }>;

/** The language that can be told before the club is known. */
export function earlyLanguage(c: AppContext): Language {
  return chooseLanguage(c.req.query("lang"), c.req.header("accept-language"), everyLanguage);
}

/** Whom a call may begin for, and who calls. They are the same object where the session stands as this process knows it. */
export type ExpectedCaller = {
  known: Caller | null;
  sure: Promise<Caller>;
  /** The number of the rules where the caller's session was read with it. */
  ruleVersion?: Promise<string | null>;
};

const visitor: Caller = { kind: "anonymous" };

/**
 * Who holds the Bearer token. A token that opens nothing is 463 on every call, anonymous ones too; only the calls
 * that open or renew a session do not look, since a browser may still carry a dead one when it makes them.
 */
export function expectCaller(deps: AppDeps, route: RouteDefinition, c: AppContext): ExpectedCaller {
  const header = c.req.header("authorization");
  if (header === undefined || route.session === "open" || route.session === "renew")
    return { known: visitor, sure: Promise.resolve(visitor) };
  const token = /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(header)?.[1];
  if (token === undefined)
    return { known: null, sure: Promise.reject(new ClubFailure("AUTH_INVALID_SESSION")) };
  const { sure, ...more } = expectSignedIn(deps.db, token, deps.clock.now());
  return {
    ...more,
    sure: sure.then((found) => {
      if (!found) throw new ClubFailure("AUTH_INVALID_SESSION");
      return found;
    }),
  };
}

export type VisitedClub = {
  club: ClubContext;
  requestLimits: RequestLimits;
  addressRules: readonly AddressRule[];
};

/**
 * Refuses an address that the club has blocked (1006). It is judged at every call by the rows of now, so a block counts
 * from the next call; the web server's own reads bring no address and pass. A sign-in answers it with 200 (domain.md 13).
 */
export function refuseBlockedAddress(
  deps: AppDeps,
  { address }: Visit,
  { addressRules }: VisitedClub,
  { concernsAdmins, isSignIn }: { concernsAdmins: boolean; isSignIn: boolean },
): void {
  if (address === null || addressRules.length === 0) return;
  const verdict = judgeAddress(addressRules, address, { concernsAdmins, now: deps.clock.now() });
  if (!verdict.isRefused) return;
  const failure = new ClubFailure("AUTH_IP_BLOCKED");
  throw isSignIn ? failure.answeredWith(200) : failure;
}

/** The named club, else the caller's, else the default one; an unknown code is not found. */
export async function resolveClub(
  db: Database,
  caller: Caller,
  named: string | undefined,
): Promise<VisitedClub> {
  const own = caller.kind === "anonymous" ? null : caller.clubCode;
  const found = await findClub(db, named ?? own);
  if (!found) throw new ClubFailure("NOT_FOUND");
  return found;
}

/** The request language within what the club speaks (domain.md 2.3). */
export function clubLanguage(c: AppContext, club: ClubContext): Language {
  return chooseLanguage(c.req.query("lang"), c.req.header("accept-language"), club);
}
