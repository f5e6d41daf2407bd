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
import type { Handlers } from "./handler";
import { callerFor } from "./rights/guard";
import { limitRequests } from "./rights/request-limits";
import {
  type AppContext,
  clubLanguage,
  refuseBlockedAddress,
  resolveCaller,
  resolveClub,
  type Visit,
  type VisitedClub,
} from "./visit";
import { isPlainRead, mayBegin, whileCounting } from "./while-counting";

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
    const expected = expectCachedRules(deps.db);
    // Who is refused before they are needed leaves their failure to nobody.
    expected.sure.catch(() => undefined);
    visit.caller = callerFor(route, await resolveCaller(deps, route, c));
    const call = { deps, counts, route, handle };
    return isPlainRead(route) && visit.caller.kind !== "admin"
      ? admitReader(call, c, expected)
      : admit({ ...call, rules: await expected.sure }, c);
  };
}

/** Lets a caller in, by the club, its addresses and its limits, and answers. */
async function admit(call: Admitting, c: AppContext): Promise<Response> {
  const visited = await knownVisitor(call, c);
  await countCall(call, c.get("visit"), visited);
  return answerCall(call, c, visited);
}

/**
 * The same for a plain read, which begins with the rules that this process knows while their number is read. Where that has moved on
 * the read is done anew: nothing leaves that was made by other rules than those of now.
 */
async function admitReader(
  call: RouteCall,
  c: AppContext,
  { known, sure }: ExpectedRules,
): Promise<Response> {
  const { deps, counts } = call;
  const visit = c.get("visit");
  const early = known && mayBegin(counts.refused, deps, visit) ? readBy({ ...call, rules: known }, c) : null;
  early?.catch(() => undefined);
  const admitting = { ...call, rules: await sure };
  const visited = await knownVisitor(admitting, c);
  let refused: readonly number[] = [];
  const response = await whileCounting(counts.refused, deps, visit, {
    count: async () => {
      refused = await countReaders(admitting, c, visited);
    },
    work: () => (early && admitting.rules === known ? early : answerCall(admitting, c, visited)),
  });
  if (refused.length > 0) response.headers.set(refusedVisitorsHeader, refused.join(","));
  return response;
}

async function readBy(call: Admitting, c: AppContext): Promise<Response> {
  return answerCall(call, c, await knownVisitor(call, c));
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
  const named = isOfWeb && route.isGathered ? c.req.header("x-visitor-addresses") : undefined;
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
