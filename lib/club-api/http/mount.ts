import type { RouteDefinition } from "@/lib/contract/define-route";
import { writtenTags } from "@/lib/contract/page-changes";
import { type ContractKey, routeKey } from "@/lib/contract/routes";
import { withCachedRules } from "../db/cached-read";
import type { Database } from "../db/database";
import { limitSource } from "../domains/auth";
import { isOwnNetwork as isOwn } from "../platform/network/address";
import { type CountHit, hitsOfClub } from "../platform/network/limits";
import { callContext, repeatable } from "./call-context";
import type { AppDeps } from "./deps";
import { exportAnswer, requestedExport } from "./export-answer";
import type { CallContext, Handlers, UploadedFile } from "./handler";
import { type CheckedInput, filesPerDay, readInput, uploadSettings } from "./read-input";
import { delegatedActOf, toldTo } from "./rights/delegates";
import { callerFor, callerMenuAccess, guardRoute, refuseForeignClub, requireMenus } from "./rights/guard";
import { limitRequests, limitUploads } from "./rights/request-limits";
import { logAudited } from "./rights/security-log";
import { answer } from "./route-answer";
import {
  type AppContext,
  clubLanguage,
  refuseBlockedAddress,
  resolveCaller,
  resolveClub,
  type Visit,
  type VisitedClub,
} from "./visit";
import { isPlainRead, whileCounting } from "./while-counting";

type ErasedHandler = (
  context: CallContext,
  input: { params: unknown; query: unknown; body: unknown; files: readonly UploadedFile[] },
) => Promise<unknown>;

/** Counters of a server's calls. */
export type CallCounts = {
  countHit: CountHit;
  /** Who was refused for too many calls, with the end of that minute (epoch milliseconds, real time). */
  refused: Map<string, number>;
};

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
    const [caller, rules] = await Promise.all([resolveCaller(deps, route, c), withCachedRules(deps.db)]);
    visit.caller = callerFor(route, caller);
    return admit({ deps, counts, route, handle, rules }, c);
  };
}

type Admitting = {
  deps: AppDeps;
  counts: CallCounts;
  route: RouteDefinition;
  handle: ErasedHandler;
  rules: Database;
};

/** Lets a caller in, by the club, its addresses and its limits, and answers. */
async function admit(call: Admitting, c: AppContext): Promise<Response> {
  const { deps, counts, route, rules } = call;
  const visit = c.get("visit");
  const visited = await resolveClub(rules, visit.caller, c.req.param("club") ?? c.req.query("clubCode"));
  visit.language = clubLanguage(c, visited.club);
  visit.clubCode = visited.club.clubCode;
  const isSignIn = route.session === "open";
  const concernsAdmins = route.auth === "admin" || visit.caller.kind === "admin";
  refuseBlockedAddress(deps, visit, visited, { concernsAdmins, isSignIn });
  const count = () => countCall(deps, counts, route, visit, visited);
  const work = () => answerCall(call, c, visited);
  return isPlainRead(route) && visit.caller.kind !== "admin"
    ? whileCounting(counts.refused, deps, visit, { count, work })
    : count().then(work);
}

/** Counts one call; throws RATE_LIMIT above the club's number. */
function countCall(
  deps: AppDeps,
  { countHit }: CallCounts,
  route: RouteDefinition,
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

/** Answers a caller who may call: rights, input, handler, answer. */
async function answerCall(
  { deps, rules, counts: { countHit }, route, handle }: Admitting,
  c: AppContext,
  visited: VisitedClub,
): Promise<Response> {
  const visit = c.get("visit");
  const isSignIn = route.session === "open";
  const asks = {
    forHidden: c.req.query("scope") === "admin",
    forNew: c.req.param("id") === "0",
    entity: c.req.param("entity"),
  };
  await guardRoute(deps.db, route, visit.caller, visited.club.clubCode, asks);
  const ruled = { ...deps, db: rules };
  await requireMenus(c, route, callerMenuAccess(ruled, c, visited));
  const input = await readInput(c, route, visit.language, uploadSettings(deps, visited));
  try {
    const named = await bodyClub(rules, c, input, visited);
    if (named !== visited) await requireMenus(c, route, callerMenuAccess(ruled, c, named));
    if (route.auth !== "anonymous" && visit.caller.kind !== "anonymous") {
      refuseForeignClub(visit.caller, named.club.clubCode);
    }
    if (isSignIn) {
      refuseBlockedAddress(deps, visit, named, { concernsAdmins: asksAsAdmin(input.body), isSignIn });
    }
    const countClubHit = hitsOfClub(countHit, visited.club.clubIdx);
    await limitUploads(countClubHit, visit, input.files.length, () => filesPerDay(deps, named));
    const db = route.auth === "admin" ? deps.db : rules;
    const call = { ...repeatable(c, route, input), act: delegatedActOf(route, input.body) };
    const context = callContext({ ...deps, db }, c, named, call, countHit);
    const sheet = requestedExport(route, { accept: c.req.header("accept"), forHidden: asks.forHidden });
    if (sheet) {
      const query = input.query as Record<string, unknown>;
      const readPage = (page: object) => handle(context, { ...input, query: { ...query, ...page } });
      const reason = c.req.header("x-export-reason");
      return await exportAnswer(context, route, sheet, { query, reason, readPage });
    }
    const data = await handle(context, input).catch((error: unknown) => {
      throw toldTo(visit.caller, error);
    });
    requireRecord(deps, route, context);
    // Before the answer, so that whoever has it finds the change on every site of the club.
    if (route.method !== "GET") {
      await deps.changes?.mark(named.club.clubCode, writtenTags(route, asks.entity));
    }
    logAudited(deps.logger, visit, { route, records: context.ctx.trail.records, data });
    return answer(route, visit.caller.kind === "anonymous", data);
  } finally {
    await input.discard();
  }
}

/** A sign-in with `isAdmin`: of an address that is blocked for admins it is refused before the password is looked at. */
function asksAsAdmin(body: unknown): boolean {
  return typeof body === "object" && body !== null && "isAdmin" in body && body.isAdmin === true;
}

/** `clubCode` of a body names the club when path and query do not (domain.md 2.3). */
async function bodyClub(
  db: Database,
  c: AppContext,
  input: CheckedInput,
  visited: VisitedClub,
): Promise<VisitedClub> {
  const { clubCode } = input;
  const isNamed = c.req.param("club") !== undefined || c.req.query("clubCode") !== undefined;
  if (isNamed || clubCode === null || clubCode === visited.club.clubCode) return visited;
  return resolveClub(db, c.get("visit").caller, clubCode);
}

/** In tests: an admin's write puts itself on record, or the call fails. Whoever may read may make no write. */
function requireRecord(deps: AppDeps, route: RouteDefinition, { ctx }: CallContext): void {
  const isRead = route.method === "GET" || route.permission?.flag === "R";
  if (!deps.requiresRecords || route.auth !== "admin" || isRead) return;
  if (ctx.trail.records === 0) throw new Error(`${routeKey(route)} left no record of itself`);
}
