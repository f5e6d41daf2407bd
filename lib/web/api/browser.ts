import type { CallInput, CallOutput, ContractKey } from "@/lib/contract/routes";
import { fail, type Result } from "@/lib/shared/result";
import { limits } from "../runtime/limits";
import { retryQueue } from "../runtime/retry-queue";
import { firstAnswersOfTab } from "../runtime/session/first-answers";
import {
  type BrowserInput,
  type BrowserRequest,
  browserRequest,
  type FileAnswer,
  readEnvelope,
  readFileAnswer,
} from "./browser-request";
import { type CallFailure, isUnreachable, unanswered } from "./call-failure";
import { emitRequest } from "./request-bus";

export type CallOptions = {
  /** Background work: `_nop_`, no progress, no toast, not queued. */
  quiet?: boolean;
  /** The caller shows the failure itself: no toast. */
  handled?: boolean;
  /** Goes without the session: what is the same for everybody does not fail because a session is just ending. */
  anonymous?: boolean;
  /** Of a checked password, for changing the own data (domain.md Y2); a header, since addresses are logged. */
  editToken?: string;
  /** Why a list of persons is taken out as a sheet; goes on record (checklist P-08). */
  exportReason?: string;
  signal?: AbortSignal;
  /** Of a write that is sent again by hand: the key of its first sending, while nothing of it has changed. */
  idempotencyKey?: string;
};

type Read<T> = (response: Response) => Promise<Result<T, CallFailure>>;

/** The calls that renew or end a session decide themselves what an unknown session means. */
const sessionCalls: ReadonlySet<string> = new Set<ContractKey>([
  "GET /tokens/refresh",
  "DELETE /member/logout",
]);
const invalidSession = 463;
let lastId = 0;

/**
 * One typed call of `/hp/api`. Never throws: the caller always gets the payload or the failure. Without an answer it
 * stays open in the retry queue until it is sent again or given up (seed §8), unless it is quiet.
 */
export function call<K extends ContractKey>(
  key: K,
  input: CallInput<K>,
  options: CallOptions = {},
): Promise<Result<CallOutput<K>, CallFailure>> {
  const request = browserRequest(key, input as BrowserInput, options);
  return perform(key, request, options, (response) => readEnvelope<CallOutput<K>>(response));
}

/** A download: the file and its name. */
export function callFile<K extends ContractKey>(
  key: K,
  input: CallInput<K>,
  options: CallOptions = {},
): Promise<Result<FileAnswer, CallFailure>> {
  const request = browserRequest(key, input as BrowserInput, { ...options, accept: "file" });
  return perform(key, request, options, readFileAnswer);
}

async function perform<T>(
  key: string,
  request: BrowserRequest,
  options: CallOptions,
  read: Read<T>,
): Promise<Result<T, CallFailure>> {
  const result = await untilAnswered(request, options, read);
  if (!result.ok) report(key, result.failure, options);
  return result;
}

async function untilAnswered<T>(
  request: BrowserRequest,
  options: CallOptions,
  read: Read<T>,
): Promise<Result<T, CallFailure>> {
  while (!options.signal?.aborted) {
    const result = await attempt(request, options, read);
    if (result.ok || options.quiet || !isUnreachable(result.failure)) return result;
    const answer = await retryQueue.wait(options.signal);
    if (answer === "discard" && !options.signal?.aborted) return fail(unanswered("network"));
  }
  return fail(unanswered("cancelled"));
}

async function attempt<T>(
  { url, init }: BrowserRequest,
  { quiet = false, signal }: CallOptions,
  read: Read<T>,
): Promise<Result<T, CallFailure>> {
  const id = ++lastId;
  const grace = graceOf(signal);
  emitRequest({ kind: "started", id, quiet });
  try {
    return await read(await answerOf(url, { ...init, signal: grace.signal }));
  } catch {
    return fail(unanswered(grace.signal.aborted ? "cancelled" : "network"));
  } finally {
    grace.done();
    emitRequest({ kind: "ended", id, quiet });
  }
}

/** Answers a read from the prefetched answers, else from the server. After a write no prefetched answer counts. */
async function answerOf(url: string, init: RequestInit): Promise<Response> {
  if (init.method !== "GET") firstAnswersOfTab.forget();
  const early = init.method === "GET" ? firstAnswersOfTab.take(url) : undefined;
  const known = early && (await early);
  return known ? Response.json(known) : fetch(url, init);
}

/** An answer still counts for two seconds after its request was cancelled, later ones are ignored (seed §8). */
function graceOf(signal: AbortSignal | undefined) {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onAbort = () => {
    timer = setTimeout(() => ending.abort(), limits.cancelledGraceMs);
  };
  signal?.addEventListener("abort", onAbort, { once: true });
  return {
    signal: ending.signal,
    done() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
    },
  };
}

function report(key: string, failure: CallFailure, { quiet = false, handled = false }: CallOptions): void {
  if (failure.kind === "network" || failure.kind === "cancelled") return;
  const endsSession = failure.code === invalidSession && !sessionCalls.has(key);
  if (endsSession) emitRequest({ kind: "session-ended", failure });
  else emitRequest({ kind: "failed", failure, handled: quiet || handled });
}
