import type { z } from "zod";
import { reasonOfIssue } from "../../contract/failure-texts/field-reasons";
import { ClubFailure } from "../platform/failure";

/** Checks a value; the first fault is VAL_FIELD with the field and the reason. */
export function checkInput(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw inputFailure(namedIssue(parsed.error.issues[0]));
}

/** Checks the parameters of a path. */
export function checkParams(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const { field, issue } = namedIssue(parsed.error.issues[0]);
  throw inputFailure({ field: issue ? nameOfParam(field, issue) : field, issue });
}

/**
 * The name of a path's parameter in a refusal. An `id` or `id2` that has to be a number is that of a record and no login
 * id; a part that is told by its form, such as `{a}`, may be any of several things (domain.md 2.4).
 */
export function nameOfParam(name: string, issue: z.core.$ZodIssue): string {
  if (/^[abc]$/.test(name)) return "pathPart";
  if (!/^id2?$/.test(name) || issue.code !== "invalid_format") return name;
  return reasonOfIssue(issue)[0] === "characters" ? "pathPart" : "recordNo";
}

function inputFailure({ field, issue }: NamedIssue): ClubFailure {
  return new ClubFailure("VAL_FIELD", [field, ...(issue ? reasonOfIssue(issue) : (["check"] as const))]);
}

type NamedIssue = { field: string; issue: z.core.$ZodIssue | undefined };

/** The field at fault; of bodies of several shapes, where the shape that fits best is at fault. */
function namedIssue(issue: z.core.$ZodIssue | undefined): NamedIssue {
  const inner =
    issue?.code === "invalid_union" && issue.path.length === 0 ? closest(issue.errors) : undefined;
  const at = inner ?? issue;
  const unknownKey = at?.code === "unrecognized_keys" ? at.keys.slice(0, 1) : [];
  const field = [...(at?.path ?? []), ...unknownKey].map(String).join(".").slice(0, 100);
  return { field: field || "body", issue: at };
}

/**
 * The first fault of the branch that has the fewest; a branch that does not know a field which was sent is not the one that
 * was meant.
 */
function closest(branches: readonly (readonly z.core.$ZodIssue[])[]): z.core.$ZodIssue | undefined {
  const isForeign = (branch: readonly z.core.$ZodIssue[]) =>
    branch.some(({ code }) => code === "unrecognized_keys") ? 1 : 0;
  const [best] = branches
    .filter(({ length }) => length > 0)
    .sort((one, other) => isForeign(one) - isForeign(other) || one.length - other.length);
  return best?.find(({ code }) => code !== "unrecognized_keys") ?? best?.[0];
}

/** The query as an object; a name given twice is a fault, since the two readers could pick different ones. */
export function queryObject(search: URLSearchParams): Record<string, string> {
  const names = [...search.keys()];
  const twice = names.find((name, position) => names.indexOf(name) !== position);
  if (twice !== undefined) throw new ClubFailure("VAL_FIELD", [twice.slice(0, 100), "twice"]);
  for (const value of search.values()) refuseUnstorable(value);
  return Object.fromEntries(search);
}

/** PostgreSQL cannot store the NUL character, nor half of a surrogate pair; neither is part of a text. */
export function refuseUnstorable(text: string): void {
  if (text.includes("\0") || /\p{Surrogate}/u.test(text)) throw new ClubFailure("REQ_MALFORMED");
}

/** JSON bodies and the `data` part of a multipart body. */
export const jsonLimitBytes = 1024 * 1024;
const maxDepth = 32;

/** Reads a body up to the limit; throws REQ_TOO_LARGE instead of cutting it (checklist S-28). */
export async function readBody(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  refuseDeclaredLength(request, limitBytes);
  if (hasTrueLength(request)) return new Uint8Array(await readWhole(request));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(request)) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new ClubFailure("REQ_TOO_LARGE");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * The body as it comes; throws REQ_MALFORMED when it breaks off. Whoever stops early leaves the rest unread: a stream
 * that is cancelled would cut the connection before the answer.
 */
export async function* bodyChunks(request: Request): AsyncGenerator<Uint8Array, void> {
  if (!request.body) return;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await readChunk(reader);
    if (done) return;
    yield value;
  }
}

/** The server's parser takes no byte more than a declared length, so such a body needs no counting. */
function hasTrueLength({ headers }: Request): boolean {
  return headers.has("content-length") && !headers.has("transfer-encoding");
}

async function readWhole(request: Request): Promise<ArrayBuffer> {
  try {
    return await request.arrayBuffer();
  } catch {
    // The caller hung up.
    throw new ClubFailure("REQ_MALFORMED");
  }
}

async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    // The caller hung up or the transfer coding is broken.
    throw new ClubFailure("REQ_MALFORMED");
  }
}

/** A declared length over the limit is refused before a byte is read. */
export function refuseDeclaredLength(request: Request, limitBytes: number): void {
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes) throw new ClubFailure("REQ_TOO_LARGE");
}

/** Parses JSON in UTF-8; throws REQ_MALFORMED. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (isTooDeep(text)) throw new ClubFailure("REQ_MALFORMED");
    return JSON.parse(text, (key, value: unknown) => {
      refuseUnstorable(key);
      if (typeof value === "string") refuseUnstorable(value);
      return value;
    });
  } catch {
    throw new ClubFailure("REQ_MALFORMED");
  }
}

/** Reads a browser's form; throws REQ_MALFORMED, and VAL_FIELD for a field that is given twice. */
export function parseForm(bytes: Uint8Array): Record<string, string> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return queryObject(new URLSearchParams(text));
  } catch (error) {
    throw error instanceof ClubFailure ? error : new ClubFailure("REQ_MALFORMED");
  }
}

/** Counts brackets outside strings before anything recursive sees the text. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === "\\") at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** The media type without parameters, lower case; empty when there is none. */
export function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
