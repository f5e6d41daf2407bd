import type { RouteDefinition } from "@/lib/contract/define-route";
import { routeKey } from "@/lib/contract/routes";
import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import { readDeviceTokens } from "@/lib/shared/device-tokens";
import type { Database } from "../db/database";
import { runOnce } from "../domains/idempotency";
import { type Context, memberActor } from "../platform/context";
import { hashToken } from "../platform/crypto";
import { ClubFailure } from "../platform/failure";
import { type CountHit, hitsOfClub } from "../platform/network/limits";
import { actFor } from "../workflows/delegations/act";
import type { AppDeps } from "./deps";
import type { CallContext } from "./handler";
import type { CheckedInput } from "./read-input";
import { callerMenuAccess } from "./rights/guard";
import { type AppContext, clubLanguage, type VisitedClub } from "./visit";

/** The key of a call that may be sent twice, and what it asks. */
type Repeatable = { key: string | null; route: string; bodyHash: string };
type Call = Repeatable & { act: DelegatedAct | null };

const keyShape = /^[\x21-\x7e]{1,255}$/;

export function repeatable(c: AppContext, route: RouteDefinition, input: CheckedInput): Repeatable {
  const key = route.idempotent ? (c.req.header("idempotency-key") ?? null) : null;
  if (key === null) return { key, route: routeKey(route), bodyHash: "" };
  if (!keyShape.test(key)) throw new ClubFailure("REQ_MALFORMED");
  const files = input.files.map(({ fileName, size }) => ({ fileName, size }));
  const asked = JSON.stringify([input.params, input.query, input.body, files]);
  return { key, route: routeKey(route), bodyHash: hashToken(asked) };
}

function contextOf(deps: AppDeps, c: AppContext, { club }: VisitedClub): Context {
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

/** Who calls, as counts and keys name it. */
export function callerName(caller: CallContext["caller"], address: string | null): string {
  if (caller.kind === "member") return memberActor(caller);
  return caller.kind === "admin" ? `admin:${caller.adminIdx}` : `visitor:${address ?? ""}`;
}

export function callContext(
  deps: AppDeps,
  c: AppContext,
  visited: VisitedClub,
  call: Call,
  countHit: CountHit,
): CallContext {
  const visit = c.get("visit");
  const { club } = visited;
  const ctx = contextOf(deps, c, visited);
  const caller = `${callerName(visit.caller, visit.address)} ${call.route}`;
  return {
    ctx,
    once: (given) => {
      const { by } = ctx;
      const delegate = by.kind === "member" ? by.delegate : null;
      const { act } = call;
      const work = delegate && act ? (tx: Database) => actFor(tx, ctx, delegate, act, given) : given;
      return runOnce(
        deps.db,
        { clubIdx: club.clubIdx, caller, key: call.key, bodyHash: call.bodyHash, now: ctx.now },
        work,
        // The first call has already written the audit entry of a repeated one.
        () => {
          ctx.trail.records += 1;
        },
      );
    },
    countHit: hitsOfClub(countHit, club.clubIdx),
    db: deps.db,
    storage: deps.storage,
    holidaySource: deps.holidaySource ?? null,
    beacon: deps.beacon ?? null,
    weather: deps.weather,
    push: deps.push ?? null,
    identity: deps.identity,
    operatorContact: deps.operatorContact ?? null,
    showsCodes: deps.showsCodes,
    clock: deps.clock,
    limitClock: deps.limitClock,
    moveClock: deps.moveClock ?? null,
    // Made for the few calls that log: it costs as much as all the rest of the context.
    get logger() {
      return deps.logger.child({ requestId: visit.requestId });
    },
    club,
    language: clubLanguage(c, club),
    caller: visit.caller,
    address: visit.address,
    visitorAddresses: deps.addresses.readMany(visit.socketAddress, c.req.header("x-visitor-addresses")),
    userAgent: c.req.header("user-agent") ?? null,
    deviceTokens: readDeviceTokens(c.req.header("x-device-tokens")),
    editToken: c.req.header("x-edit-token") ?? null,
    menuPass: c.req.header("x-menu-token") ?? null,
    menus: callerMenuAccess(deps, c, visited),
    refreshToken: c.req.header("x-refresh-token") ?? null,
    stage: deps.stage ?? null,
    isStopping: () => deps.isStopping(),
    requestId: visit.requestId,
    isOver: () => c.req.raw.signal.aborted || deps.isStopping(),
  };
}
