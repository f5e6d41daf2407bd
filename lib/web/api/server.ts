import "server-only";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { type Failure, isEnvelope } from "@/lib/contract/envelope";
import { type CallInput, type CallOutput, type ContractKey, contract, routeKey } from "@/lib/contract/routes";
import { fail, ok, type Result } from "@/lib/shared/result";
import { freshSeconds, freshTag, upstreamHealth } from "../cache/freshness";
import { webEnv } from "../env";
import { passFor } from "../session/menu-passes";
import { apiBase, type CallParts, callAddress } from "./address";
import { visitorPasses } from "./visitor-passes";

const timeoutMs = 5000;
const tagsByKey = new Map(
  contract.map((route) => [routeKey(route), [...((route as RouteDefinition).tags ?? [])]]),
);

const menusByKey = new Map(
  contract.flatMap((route) => {
    const { menu } = route as RouteDefinition;
    return menu === undefined ? [] : [[routeKey(route), menu]];
  }),
);
const lockKey: ContractKey = "GET /menus/{id}/password";

/** The club API did not answer, or not with an envelope: nothing is known, the page cannot be made. */
export class UpstreamUnavailable extends Error {}

type QueryOptions = { keepSeconds?: number | false; isFresh?: boolean };

/**
 * One read of the club API by the web server itself, for kept pages: no visitor, no token.
 * Kept for `keepSeconds` under the contract's tags; a failure is never kept. `isFresh` is for what changes under the
 * visitor's eyes: it is shared for seconds and never shown when it is older.
 */
export async function query<K extends ContractKey>(
  key: K,
  input: CallInput<K>,
  options: QueryOptions = {},
): Promise<Result<CallOutput<K>, Failure>> {
  const { method, path } = callAddress(key, input as CallParts);
  const pass = passOf(key, input as CallParts);
  const response = await reach(`${webEnv().apiUrl}${apiBase}${path}`, {
    method,
    headers: { accept: "application/json", ...(pass === null ? {} : { "x-menu-token": pass }) },
    signal: AbortSignal.timeout(timeoutMs),
    ...(pass === null ? { next: keptUnder(key, options) } : { cache: "no-store" as const }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!isEnvelope(answer)) throw new UpstreamUnavailable(`${key} answered ${response.status}`);
  if (answer.result) return ok(answer.data as CallOutput<K>);
  if (response.status >= 500) throw new UpstreamUnavailable(`${key} failed with ${answer.fail.code}`);
  return fail(answer.fail);
}

/** What is kept of an answer, under which tags and how long. */
function keptUnder(key: ContractKey, { keepSeconds = 3600, isFresh = false }: QueryOptions) {
  const tags = tagsByKey.get(key) ?? [];
  return isFresh
    ? { tags: [...tags, freshTag], revalidate: freshSeconds }
    : { tags, revalidate: keepSeconds };
}

/** The visitor's pass for the menu whose content, or lock, is read; null for what has no password. */
function passOf(key: ContractKey, { params }: CallParts): string | null {
  const menu = key === lockKey ? params?.id : menusByKey.get(key);
  return menu === undefined ? null : passFor(visitorPasses(), String(menu));
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    upstreamHealth().downAt = Date.now();
    throw new UpstreamUnavailable(String(error));
  }
}
