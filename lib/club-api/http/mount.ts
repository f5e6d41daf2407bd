import type { RouteDefinition } from "@/lib/contract/define-route";
import { refusedVisitorsHeader } from "@/lib/contract/failures";
import { type ContractKey, routeKey } from "@/lib/contract/routes";
import { type ExpectedRules, expectCachedRules } from "../db/cached-read";
import { limitSource } from "../domains/auth";
import { isOwnNetwork as isOwn } from "../platform/network/address";
import { hitsOfClub } from "../platform/network/limits";
import {
  type Admitting,
  answerCall,
  type CallCounts,
  type ErasedHandler,
  type RouteCall,
} from "./answer-call";
import type { AppDeps } from "./deps";
import type { Caller, Handlers } from "./handler";
import { callerFor } from "./rights/guard";
import { limitRequests } from "./rights/request-limits";
import {
  type AppContext,
  clubLanguage,
  type ExpectedCaller,
  expectCaller,
  refuseBlockedAddress,
  resolveClub,
  type Visit,
  type VisitedClub,
} from "./visit";
import { isPlainRead, mayBegin, rememberRefused } from "./while-counting";

const visitorsHeader = "x-visitor-addresses";

/**
 * The one way from a request to its handler: caller, club, limits, rights, input, handler, answer. Calls of the office
 * may change the rules of the club, so they alone read them anew. Rights are
 * checked before a body is read, so that a stranger cannot make the server store uploads.
 */
export function callRoute(
  deps: AppDeps,
  counts: CallCounts,
  route: RouteDefinition,
  handlers: Handlers<ContractKey>,
) {
  // The input was checked by the very schemas that the handler's type is derived from; TypeScript cannot see that.
  const handle = (handlers as unknown as Record<string, ErasedHandler>)[routeKey(route)];
  if (!handle) throw new Error(`No handler for ${routeKey(route)}`);
  return async (c: AppContext): Promise<Response> => {
    const visit = c.get("visit");
    visit.routeKey = routeKey(route);
    if (route.session === "open") {
      await limitSource(counts.countHit, visit.address ?? visit.socketAddress);
    }
    const caller = expectCaller(deps, route, c);
    const rules = expectCachedRules(deps.db, caller.ruleVersion);
    // Who is refused before they are needed leaves their failure to nobody.
    for (const { sure } of [rules, caller]) sure.catch(() => undefined);
    const call = { deps, counts, route, handle };
    const expected = { rules, caller };
    if (!isPlainRead(route)) return admit(call, c, expected);
    const known = caller.known ?? (await caller.sure);
    if (known.kind === "admin") return admit(call, c, expected);
    return admitReader(call, c, { rules, caller: { ...caller, known } });
  };
}

type Expected = { rules: ExpectedRules; caller: ExpectedCaller };

/** Lets a caller in, by the club, its addresses and its limits, and answers. */
async function admit(given: RouteCall, c: AppContext, { rules, caller }: Expected): Promise<Response> {
  const visit = c.get("visit");
  visit.caller = callerFor(given.route, await caller.sure);
  const call = { ...given, rules: await rules.sure };
  const visited = await knownVisitor(call, c);
  await countCall(call, visit, visited);
  return answerCall(call, c, visited);
}

/**
 * The same for a plain read, which begins for the caller and with the rules that this process knows, while both are asked for. Where one
 * is not the same any more the read is done anew: nothing leaves that was made for somebody else or by other rules than those of now, and
 * nothing, be it a refusal, before the count has let the call in.
 */
async function admitReader(call: RouteCall, c: AppContext, { rules, caller }: Expected): Promise<Response> {
  const visit = c.get("visit");
  const before = { ...visit };
  const early =
    rules.known && caller.known ? beginReading({ ...call, rules: rules.known }, c, caller.known) : null;
  const [ruled, found] = await Promise.all([rules.sure, caller.sure]).catch((error: unknown) => {
    Object.assign(visit, before);
    throw error;
  });
  const admitting = { ...call, rules: ruled };
  const standing = ruled === rules.known && found === caller.known ? early : null;
  visit.caller = callerFor(call.route, found);
  const visited = await (standing?.visited ?? knownVisitor(admitting, c));
  const count = () => countReaders(admitting, c, visited);
  // Who was let in by the rules of a moment ago is not counted twice.
  const counted = standing?.counted ?? early?.counted?.catch(count) ?? count();
  const refused = await counted.catch((error: unknown) => {
    rememberRefused(call.counts.refused, call.deps, visit);
    throw error;
  });
  const response = await (standing?.answered ?? answerCall(admitting, c, visited));
  if (refused.length > 0) response.headers.set(refusedVisitorsHeader, refused.join(","));
  return response;
}

type Reading = {
  visited: Promise<VisitedClub>;
  answered: Promise<Response>;
  /** Null of a call for several visitors: by whichever rules each of them was judged, it is told of each. */
  counted: Promise<number[]> | null;
};

/** Null for who was refused a moment ago: he is counted first, so that a flood costs its counts alone. */
function beginReading(call: Admitting, c: AppContext, caller: Caller): Reading | null {
  const visit = c.get("visit");
  visit.caller = callerFor(call.route, caller);
  if (!mayBegin(call.counts.refused, call.deps, visit)) return null;
  const visited = knownVisitor(call, c);
  const answered = visited.then((club) => answerCall(call, c, club));
  const isForMany = c.req.header(visitorsHeader) !== undefined;
  const counted = isForMany ? null : visited.then((club) => countReaders(call, c, club));
  for (const part of [visited, answered, counted]) part?.catch(() => undefined);
  return { visited, answered, counted };
}

/** The club that is visited, for whoever its addresses let in. */
async function knownVisitor({ deps, route, rules }: Admitting, c: AppContext): Promise<VisitedClub> {
  const visit = c.get("visit");
  const visited = await resolveClub(rules, visit.caller, c.req.param("club") ?? c.req.query("clubCode"));
  visit.language = clubLanguage(c, visited.club);
  visit.clubCode = visited.club.clubCode;
  const concernsAdmins = route.auth === "admin" || visit.caller.kind === "admin";
  refuseBlockedAddress(deps, visit, visited, { concernsAdmins, isSignIn: route.session === "open" });
  return visited;
}

/**
 * Counts a plain read: that of one visitor, or of each for whom the web asks at once. The places of those of them whom it may not answer,
 * blocked or over their limit.
 */
async function countReaders(call: Admitting, c: AppContext, visited: VisitedClub): Promise<number[]> {
  const { deps, route } = call;
  const visit = c.get("visit");
  const isOfWeb = visit.address === null && visit.caller.kind === "anonymous";
  const named = isOfWeb && route.isGathered ? c.req.header(visitorsHeader) : undefined;
  const addresses = deps.addresses.readMany(visit.socketAddress, named);
  if (addresses.length === 0) {
    await countCall(call, visit, visited);
    return [];
  }
  const counted = await Promise.allSettled(
    addresses.map(async (address) => {
      const own = { ...visit, address };
      refuseBlockedAddress(deps, own, visited, { concernsAdmins: false, isSignIn: false });
      await countCall(call, own, visited);
    }),
  );
  return counted.flatMap(({ status }, place) => (status === "rejected" ? [place] : []));
}

/** Counts one call; throws RATE_LIMIT above the club's number. */
function countCall(
  { deps, counts: { countHit }, route }: Admitting,
  visit: Visit,
  { club, requestLimits, addressRules }: VisitedClub,
): Promise<void> {
  const ownCount = route.isLive || route.isCountedApart ? visit.routeKey : undefined;
  const isOwnNetwork = visit.address !== null && isOwn(addressRules, visit.address, deps.clock.now());
  return limitRequests(
    hitsOfClub(countHit, club.clubIdx),
    { ...visit, isOwnNetwork },
    requestLimits,
    ownCount,
  );
}
