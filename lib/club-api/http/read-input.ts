import { z } from "zod";
import type { RouteDefinition } from "@/lib/contract/define-route";
import type { Language } from "@/lib/shared/languages";
import { ClubFailure } from "../platform/failure";
import { jsonLimitBytes, mediaType, parseForm, parseJson, readBody } from "./body";
import { readMultipart, type UploadLimits } from "./files/multipart";
import type { UploadedFile } from "./handler";
import { checkInput, queryObject, refuseNul } from "./input";
import type { AppContext } from "./visit";

export type CheckedInput = {
  params: unknown;
  query: unknown;
  body: unknown;
  files: readonly UploadedFile[];
  discard(): Promise<void>;
};

export type UploadPlace = { limits(): Promise<UploadLimits>; temporaryPath(): string };

const noFields = z.strictObject({});

/** Checks path, query and body of a call against its declaration; every fault is 400, 413 or 415. */
export async function readInput(
  c: AppContext,
  route: RouteDefinition,
  language: Language,
  uploads: UploadPlace,
): Promise<CheckedInput> {
  const offered = c.req.param();
  for (const value of Object.values(offered)) refuseNul(value);
  const params = route.params ? checkInput(route.params, offered, language) : undefined;
  const query = checkInput(route.query ?? noFields, queryObject(new URL(c.req.url).searchParams), language);
  const { data, files, discard } = await readPayload(c.req.raw, route, uploads);
  try {
    const body = route.body ? checkInput(route.body, data, language) : undefined;
    return { params, query, body, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

const nothing = { files: [], discard: async () => undefined };

async function readPayload(request: Request, route: RouteDefinition, uploads: UploadPlace) {
  if (route.method === "GET") return { data: undefined, ...nothing };
  const type = mediaType(request);
  if (route.upload && type === "multipart/form-data") {
    const limits = await uploads.limits();
    return readMultipart(request, route.upload.parts, limits, uploads.temporaryPath);
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
