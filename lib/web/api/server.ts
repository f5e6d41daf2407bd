import "server-only";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { type Failure, isEnvelope } from "@/lib/contract/envelope";
import { type CallInput, type CallOutput, type ContractKey, contract, routeKey } from "@/lib/contract/routes";
import { fail, ok, type Result } from "@/lib/shared/result";
import { freshSeconds, freshTag, upstreamHealth } from "../cache/freshness";
import { webEnv } from "../env";
import { apiBase, type CallParts, callAddress } from "./address";

const timeoutMs = 5000;
const tagsByKey = new Map(
  contract.map((route) => [routeKey(route), [...((route as RouteDefinition).tags ?? [])]]),
);

/** The club API did not answer, or not with an envelope: nothing is known, the page cannot be made. */
export class UpstreamUnavailable extends Error {}

/**
 * One read of the club API by the web server itself, for kept pages: no visitor, no token.
 * Kept for `keepSeconds` under the contract's tags; a failure is never kept. `isFresh` is for what changes under the
 * visitor's eyes: it is shared for seconds and never shown when it is older.
 */
export async function query<K extends ContractKey>(
  key: K,
  input: CallInput<K>,
  options: { keepSeconds?: number | false; isFresh?: boolean } = {},
): Promise<Result<CallOutput<K>, Failure>> {
  const { method, path } = callAddress(key, input as CallParts);
  const response = await reach(`${webEnv().apiUrl}${apiBase}${path}`, {
    method,
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
    next: options.isFresh
      ? { tags: [...(tagsByKey.get(key) ?? []), freshTag], revalidate: freshSeconds }
      : { tags: tagsByKey.get(key) ?? [], revalidate: options.keepSeconds ?? 3600 },
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!isEnvelope(answer)) throw new UpstreamUnavailable(`${key} answered ${response.status}`);
  if (answer.result) return ok(answer.data as CallOutput<K>);
  if (response.status >= 500) throw new UpstreamUnavailable(`${key} failed with ${answer.fail.code}`);
  return fail(answer.fail);
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    upstreamHealth().downAt = Date.now();
    throw new UpstreamUnavailable(String(error));
  }
}
