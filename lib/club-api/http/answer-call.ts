import type { RouteDefinition } from "@/lib/contract/define-route";
import { writtenTags } from "@/lib/contract/page-changes";
import { routeKey } from "@/lib/contract/routes";
import type { Database } from "../db/database";
import { type CountHit, hitsOfClub } from "../platform/network/limits";
import { callContext, repeatable } from "./call-context";
import type { AppDeps } from "./deps";
import { exportAnswer, requestedExport } from "./export-answer";
import type { CallContext, UploadedFile } from "./handler";
import { type CheckedInput, filesPerDay, readInput, uploadSettings } from "./read-input";
import { delegatedActOf, toldTo } from "./rights/delegates";
import { callerMenuAccess, guardRoute, refuseForeignClub, requireMenus } from "./rights/guard";
import { limitUploads } from "./rights/request-limits";
import { logAudited } from "./rights/security-log";
import { answer } from "./route-answer";
import { type AppContext, refuseBlockedAddress, resolveClub, type VisitedClub } from "./visit";

export type ErasedHandler = (
  context: CallContext,
  input: { params: unknown; query: unknown; body: unknown; files: readonly UploadedFile[] },
) => Promise<unknown>;

/** Counters of a server's calls. */
export type CallCounts = {
  countHit: CountHit;
  /** Who was refused for too many calls, with the end of that minute (epoch milliseconds, real time). */
  refused: Map<string, number>;
};

/** A call of a route on its way, and the same with the rules that it goes by. */
export type RouteCall = { deps: AppDeps; counts: CallCounts; route: RouteDefinition; handle: ErasedHandler };
export type Admitting = RouteCall & { rules: Database };

/** Answers a caller who may call: rights, input, handler, answer. */
export async function answerCall(
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
    return answer(route, visit, data);
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
