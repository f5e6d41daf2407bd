import type { RouteDefinition } from "@/lib/contract/define-route";
import { type ContractKey, routeKey } from "@/lib/contract/routes";
import type { Database } from "../db/database";
import { withKeptRules } from "../db/kept-read";
import { limitSource } from "../domains/auth";
import { runOnce } from "../domains/idempotency";
import { policyNumber, readPolicies } from "../domains/policies";
import type { Act } from "../platform/act";
import { hashToken } from "../platform/crypto";
import { ClubFailure } from "../platform/failure";
import type { CountHit } from "../platform/limits";
import type { AppDeps } from "./deps";
import { jsonType, success } from "./envelope";
import { fileAnswer, isFileAnswer } from "./file-answer";
import { guardRoute, refuseForeignClub } from "./guard";
import type { CallContext, Handlers, UploadedFile } from "./handler";
import { requireMenuToken } from "./menu-token";
import { type CheckedInput, readInput } from "./read-input";
import { limitRequests, limitUploads } from "./request-limits";
import { logDeed } from "./security-log";
import { sheetAnswer, wantedSheet } from "./sheet-answer";
import {
  type AppContext,
  clubLanguage,
  refuseBlockedAddress,
  resolveCaller,
  resolveClub,
  type VisitedClub,
} from "./visit";

type ErasedHandler = (
  context: CallContext,
  input: { params: unknown; query: unknown; body: unknown; files: readonly UploadedFile[] },
) => Promise<unknown>;

const megabyte = 1024 * 1024;

/**
 * The one way from a request to its handler: caller, club, limits, rights, input, handler, answer. Calls of the office
 * may change the rules of the club, so they alone read them anew. Rights are
 * checked before a body is read, so that a stranger cannot make the server store uploads.
 */
export function callRoute(
  deps: AppDeps,
  countHit: CountHit,
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
      await limitSource(countHit, visit.address ?? visit.socketAddress);
    }
    const [caller, rules] = await Promise.all([resolveCaller(deps, route, c), withKeptRules(deps.db)]);
    visit.caller = caller;
    const place = await resolveClub(rules, caller, c.req.param("club") ?? c.req.query("clubCode"));
    visit.language = clubLanguage(c, place.club);
    const isSignIn = route.session === "open";
    const concernsAdmins = route.auth === "admin" || visit.caller.kind === "admin";
    refuseBlockedAddress(deps, visit, place, { concernsAdmins, isSignIn });
    const ownCount = route.isLive ? visit.routeKey : undefined;
    await limitRequests(countHit, visit, place.requestLimits, ownCount);
    const asks = {
      forHidden: c.req.query("scope") === "admin",
      forNew: c.req.param("id") === "0",
      entity: c.req.param("entity"),
    };
    await guardRoute(deps.db, route, visit.caller, place.club.clubCode, asks);
    await requireMenuToken(deps, c, route, place);
    const input = await readInput(c, route, visit.language, uploadPlace(deps, place));
    try {
      const named = await bodyClub(rules, c, input, place);
      if (route.auth !== "anonymous" && visit.caller.kind !== "anonymous") {
        refuseForeignClub(visit.caller, named.club.clubCode);
      }
      if (isSignIn) {
        refuseBlockedAddress(deps, visit, named, { concernsAdmins: asksAsAdmin(input.body), isSignIn });
      }
      await limitUploads(countHit, visit, input.files.length, () => filesPerDay(deps, named));
      const db = route.auth === "admin" ? deps.db : rules;
      const context = callContext({ ...deps, db }, c, named, repeatable(c, route, input), countHit);
      const sheet = wantedSheet(route, { accept: c.req.header("accept"), forHidden: asks.forHidden });
      if (sheet) {
        const query = input.query as Record<string, unknown>;
        const readPage = (place: object) => handle(context, { ...input, query: { ...query, ...place } });
        const reason = c.req.header("x-export-reason");
        return await sheetAnswer(context, route, sheet, { query, reason, readPage });
      }
      const data = await handle(context, input);
      requireRecord(deps, route, context);
      logDeed(deps.logger, visit, { route, records: context.act.trail.records, data });
      return answer(route, visit.caller.kind === "anonymous", data);
    } finally {
      await input.discard();
    }
  };
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
  place: VisitedClub,
): Promise<VisitedClub> {
  const { body } = input;
  const isNamed = c.req.param("club") !== undefined || c.req.query("clubCode") !== undefined;
  if (isNamed || typeof body !== "object" || body === null || !("clubCode" in body)) return place;
  if (typeof body.clubCode !== "string" || body.clubCode === place.club.clubCode) return place;
  return resolveClub(db, c.get("visit").caller, body.clubCode);
}

function uploadPlace(deps: AppDeps, { club }: VisitedClub) {
  return {
    temporaryPath: () => deps.storage.temporaryPath(),
    limits: async () => {
      const policy = (await readPolicies(deps.db, club.clubIdx, ["C0500"])).get("C0500");
      return {
        imageBytes: policyNumber(policy?.value1, 5) * megabyte,
        documentBytes: policyNumber(policy?.value2, 20) * megabyte,
        files: policyNumber(policy?.value3, 10),
      };
    },
  };
}

/** C0500 v4, when the club names a number. */
async function filesPerDay(deps: AppDeps, { club }: VisitedClub): Promise<number> {
  const policy = (await readPolicies(deps.db, club.clubIdx, ["C0500"])).get("C0500");
  return policyNumber(policy?.value4, 300);
}

/** The key of a call that may be sent twice, and what it asks. */
type Repeatable = { key: string | null; route: string; bodyHash: string };

const keyShape = /^[\x21-\x7e]{1,255}$/;

function repeatable(c: AppContext, route: RouteDefinition, input: CheckedInput): Repeatable {
  const key = route.idempotent ? (c.req.header("idempotency-key") ?? null) : null;
  if (key !== null && !keyShape.test(key)) throw new ClubFailure("REQ_MALFORMED");
  const files = input.files.map(({ fileName, size }) => ({ fileName, size }));
  const asked = JSON.stringify([input.params, input.query, input.body, files]);
  return { key, route: routeKey(route), bodyHash: key === null ? "" : hashToken(asked) };
}

/** In tests: an admin's write puts itself on record, or the call fails. */
function requireRecord(deps: AppDeps, route: RouteDefinition, { act }: CallContext): void {
  if (!deps.requiresRecords || route.auth !== "admin" || route.method === "GET") return;
  if (act.trail.records === 0) throw new Error(`${routeKey(route)} left no record of itself`);
}

function actOf(deps: AppDeps, c: AppContext, { club }: VisitedClub): Act {
  const { caller, address, requestId } = c.get("visit");
  return {
    club,
    now: deps.clock.now(),
    choice: { language: clubLanguage(c, club), defaultLanguage: club.defaultLanguage },
    by: caller.kind === "anonymous" ? { kind: "visitor" } : caller,
    address,
    requestId,
    trail: { records: 0 },
  };
}

function callerName(caller: CallContext["caller"], address: string | null): string {
  if (caller.kind === "member") return `member:${caller.memberIdx}`;
  return caller.kind === "admin" ? `admin:${caller.adminIdx}` : `visitor:${address ?? ""}`;
}

function callContext(
  deps: AppDeps,
  c: AppContext,
  place: VisitedClub,
  call: Repeatable,
  countHit: CountHit,
): CallContext {
  const visit = c.get("visit");
  const { club } = place;
  const act = actOf(deps, c, place);
  const caller = `${callerName(visit.caller, visit.address)} ${call.route}`;
  return {
    act,
    once: (work) =>
      runOnce(
        deps.db,
        { clubIdx: club.clubIdx, caller, key: call.key, bodyHash: call.bodyHash, now: act.now },
        work,
        // What a repeated call asks for was put on record by the first one.
        () => {
          act.trail.records += 1;
        },
      ),
    countHit,
    db: deps.db,
    storage: deps.storage,
    holidaySource: deps.holidaySource ?? null,
    beacon: deps.beacon ?? null,
    weather: deps.weather,
    identity: deps.identity,
    showsCodes: deps.showsCodes,
    clock: deps.clock,
    limitClock: deps.limitClock,
    moveClock: deps.moveClock ?? null,
    logger: deps.logger.child({ requestId: visit.requestId }),
    club,
    language: clubLanguage(c, club),
    caller: visit.caller,
    address: visit.address,
    userAgent: c.req.header("user-agent") ?? null,
    editToken: c.req.header("x-edit-token") ?? null,
    menuPass: c.req.header("x-menu-token") ?? null,
    refreshToken: c.req.header("x-refresh-token") ?? null,
    requestId: visit.requestId,
    isOver: () => c.req.raw.signal.aborted || deps.isStopping(),
  };
}

/** The answer passes through the declared output, so that no undeclared field can leave (a hash, a note). */
function answer(route: RouteDefinition, isAnonymous: boolean, data: unknown): Response {
  if (route.page) return pageAnswer(data);
  if (!route.output) {
    if (!isFileAnswer(data)) throw new Error(`${routeKey(route)} answers no file`);
    return fileAnswer(data, route.isImmutable);
  }
  const isPublic = route.method === "GET" && route.tags !== undefined && isAnonymous;
  const headers = {
    "content-type": jsonType,
    "cache-control": isPublic ? "private, no-cache" : "no-store",
  };
  return Response.json(success(route.output.parse(data)), { headers });
}

function pageAnswer(data: unknown): Response {
  const isPage = typeof data === "object" && data !== null && "page" in data;
  if (!isPage || typeof data.page !== "string") throw new Error("A page route answers no page");
  return new Response(data.page, { headers: { "content-type": "text/html; charset=utf-8" } });
}
