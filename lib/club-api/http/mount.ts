import type { RouteDefinition } from "@/lib/contract/define-route";
import { type ContractKey, routeKey } from "@/lib/contract/routes";
import { limitSource } from "../domains/auth";
import { policyNumber, readPolicies } from "../domains/policies";
import type { AppDeps } from "./deps";
import { jsonType, success } from "./envelope";
import { fileAnswer, isFileAnswer } from "./file-answer";
import { guardRoute } from "./guard";
import type { CallContext, Handlers, UploadedFile } from "./handler";
import { type CheckedInput, readInput } from "./read-input";
import type { RequestLimiter } from "./request-limits";
import { type AppContext, clubLanguage, resolveCaller, resolveClub, type VisitedClub } from "./visit";

type ErasedHandler = (
  context: CallContext,
  input: { params: unknown; query: unknown; body: unknown; files: readonly UploadedFile[] },
) => Promise<unknown>;

const megabyte = 1024 * 1024;

/**
 * The one way from a request to its handler: caller, club, limits, rights, input, handler, answer. Rights are
 * checked before a body is read, so that a stranger cannot make the server store uploads.
 */
export function callRoute(
  deps: AppDeps,
  limiter: RequestLimiter,
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
      await limitSource(deps.db, visit.address ?? visit.socketAddress, deps.limitClock.now());
    }
    visit.caller = await resolveCaller(deps, route, c);
    const place = await resolveClub(deps, visit.caller, c.req.param("club") ?? c.req.query("clubCode"));
    visit.language = clubLanguage(c, place.club);
    limiter.count(visit.caller, visit.address, place.requestLimits);
    await guardRoute(deps.db, route, visit.caller, place.club.clubCode, c.req.query("scope") === "admin");
    const input = await readInput(c, route, visit.language, uploadPlace(deps, place));
    try {
      const context = callContext(deps, c, await bodyClub(deps, c, input, place));
      return answer(route, visit.caller.kind === "anonymous", await handle(context, input));
    } finally {
      await input.discard();
    }
  };
}

/** `clubCode` of a body names the club when path and query do not (domain.md 2.3). */
async function bodyClub(
  deps: AppDeps,
  c: AppContext,
  input: CheckedInput,
  place: VisitedClub,
): Promise<VisitedClub> {
  const { body } = input;
  const isNamed = c.req.param("club") !== undefined || c.req.query("clubCode") !== undefined;
  if (isNamed || typeof body !== "object" || body === null || !("clubCode" in body)) return place;
  if (typeof body.clubCode !== "string" || body.clubCode === place.club.clubCode) return place;
  return resolveClub(deps, c.get("visit").caller, body.clubCode);
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

function callContext(deps: AppDeps, c: AppContext, { club }: VisitedClub): CallContext {
  const visit = c.get("visit");
  return {
    db: deps.db,
    storage: deps.storage,
    clock: deps.clock,
    logger: deps.logger.child({ requestId: visit.requestId }),
    club,
    language: clubLanguage(c, club),
    caller: visit.caller,
    address: visit.address,
    userAgent: c.req.header("user-agent") ?? null,
    refreshToken: c.req.header("x-refresh-token") ?? null,
    requestId: visit.requestId,
  };
}

/** The answer passes through the declared output, so that no undeclared field can leave (a hash, a note). */
function answer(route: RouteDefinition, isAnonymous: boolean, data: unknown): Response {
  if (!route.output) {
    if (!isFileAnswer(data)) throw new Error(`${routeKey(route)} answers no file`);
    return fileAnswer(data);
  }
  const isPublic = route.method === "GET" && route.tags !== undefined && isAnonymous;
  const headers = {
    "content-type": jsonType,
    "cache-control": isPublic ? "private, no-cache" : "no-store",
  };
  return Response.json(success(route.output.parse(data)), { headers });
}
