import { z } from "zod";
import type { RouteDefinition } from "../../contract/define-route";
import type { Language } from "../../shared/languages";
import { policyNumber, readPolicies } from "../domains/policies";
import { ClubFailure } from "../platform/failure";
import {
  checkInput,
  checkParams,
  jsonLimitBytes,
  mediaType,
  parseForm,
  parseJson,
  queryObject,
  readBody,
  refuseUnstorable,
} from "./body";
import type { AppDeps } from "./deps";
import { readMultipart, type UploadLimits } from "./files/multipart";
import type { UploadedFile } from "./handler";
import type { AppContext, VisitedClub } from "./visit";

const megabyte = 1024 * 1024;

export function uploadSettings(deps: AppDeps, { club }: VisitedClub) {
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
export async function filesPerDay(deps: AppDeps, { club }: VisitedClub): Promise<number> {
  const policy = (await readPolicies(deps.db, club.clubIdx, ["C0500"])).get("C0500");
  return policyNumber(policy?.value4, 300);
}

export type CheckedInput = {
  params: unknown;
  query: unknown;
  body: unknown;
  /** The club that the body names; null when it names none (domain.md 2.3). */
  clubCode: string | null;
  files: readonly UploadedFile[];
  discard(): Promise<void>;
};

export type UploadSettings = { limits(): Promise<UploadLimits>; temporaryPath(): string };

const noFields = z.strictObject({});

/** Checks path, query and body of a call against its declaration; every fault is 400, 413 or 415. */
export async function readInput(
  c: AppContext,
  route: RouteDefinition,
  _language: Language,
  uploads: UploadSettings,
): Promise<CheckedInput> {
  const offered = c.req.param();
  for (const value of Object.values(offered)) refuseUnstorable(value);
  const params = route.params ? checkParams(route.params, offered) : undefined;
  const query = checkInput(route.query ?? noFields, queryObject(searchOf(c.req.url)));
  const { data, files, discard } = await readPayload(c.req.raw, route, uploads);
  try {
    const { clubCode, rest } = takeClubCode(route, data);
    const body = route.body ? checkInput(route.body, rest) : undefined;
    return { params, query, body, clubCode, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The query of an address, which most have none of: to read the whole address took longer than the checks. */
function searchOf(url: string): URLSearchParams {
  const [, search = ""] = /\?([^#]*)/.exec(url) ?? [];
  return new URLSearchParams(search);
}

const clubCodeShape = /^[A-Za-z0-9]{2,10}$/;

/** Any call may name its club in query or body (domain.md 2.3); a body whose declaration has no such field loses it. */
function takeClubCode(route: RouteDefinition, data: unknown): { clubCode: string | null; rest: unknown } {
  const isNamed = typeof data === "object" && data !== null && !Array.isArray(data) && "clubCode" in data;
  if (!isNamed || typeof data.clubCode !== "string" || !clubCodeShape.test(data.clubCode))
    return { clubCode: null, rest: data };
  if (declares(route.body, "clubCode")) return { clubCode: data.clubCode, rest: data };
  const { clubCode, ...rest } = data as Record<string, unknown> & { clubCode: string };
  return { clubCode, rest };
}

function declares(schema: z.ZodType | undefined, field: string): boolean {
  if (schema instanceof z.ZodObject) return field in schema.shape;
  if (schema instanceof z.ZodUnion) return schema.options.some((one) => declares(one as z.ZodType, field));
  return schema instanceof z.ZodOptional ? declares(schema.unwrap() as z.ZodType, field) : false;
}

const nothing = { files: [], discard: async () => undefined };

async function readPayload(request: Request, route: RouteDefinition, uploads: UploadSettings) {
  if (route.method === "GET") return { data: undefined, ...nothing };
  const type = mediaType(request);
  if (route.upload && type === "multipart/form-data") {
    const limits = await uploads.limits();
    return readMultipart(request, route.upload, limits, uploads.temporaryPath);
  }
  const bytes = await readBody(request, jsonLimitBytes);
  if (bytes.byteLength === 0) return { data: undefined, ...nothing };
  if (route.form && type === "application/x-www-form-urlencoded") {
    return { data: parseForm(bytes), ...nothing };
  }
  if (type !== "application/json") throw new ClubFailure("REQ_MEDIA");
  const data = parseJson(bytes);
  if (!route.body) checkEmpty(data);
  return { data, ...nothing };
}

/** A call without a declared body takes none; `{}` is what some clients send for none. */
function checkEmpty(data: unknown): void {
  const isEmpty = typeof data === "object" && data !== null && Object.keys(data).length === 0;
  if (!isEmpty) throw new ClubFailure("REQ_MALFORMED");
}
