import "server-only";
import type { RouteDefinition } from "@/lib/contract/define-route";
import { type Failure, isEnvelope } from "../../contract/failures";
import { menusOfCall } from "@/lib/contract/page-menus";
import { type CallInput, type CallOutput, type ContractKey, contract, routeKey } from "@/lib/contract/routes";
import { fail, ok, type Result } from "@/lib/shared/result";
import { freshSeconds, freshTag, upstreamHealth } from "../cache/freshness";
import { webEnv } from "../env";
import { passFor } from "../session/menu-passes";
import { apiBase, type CallParts, callAddress } from "./address";
import { pageVisitor } from "./page-visitor";

const timeoutMs = 5000;
const routes = new Map<string, RouteDefinition>(contract.map((route) => [routeKey(route), route]));
const lockKey: ContractKey = "GET /menus/{id}/password";
const invalidSession = 463;

/** The club API did not answer, or not with an envelope: nothing is known, the page cannot be made. */
export class UpstreamUnavailable extends Error {}

type QueryOptions = { keepSeconds?: number | false; isFresh?: boolean };

/** What the visitor of a page brings to the reads of a menu's content. */
type Brought = { pass: string | null; token: string | null };
const nothing: Brought = { pass: null, token: null };

/**
 * One read of the club API by the web server itself, for kept pages: no visitor, no token. On a page that is made for one
 * visitor alone, content of a menu is read with the visitor's passes and sign-in, and kept by nobody.
 * Kept for `keepSeconds` under the contract's tags; a failure is never kept. `isFresh` is for what changes under the
 * visitor's eyes: it is shared for seconds and never shown when it is older.
 */
export async function query<K extends ContractKey>(
  key: K,
  input: CallInput<K>,
  options: QueryOptions = {},
): Promise<Result<CallOutput<K>, Failure>> {
  const brought = broughtFor(key, input as CallParts);
  const answer = await ask(key, input, options, brought);
  // A sign-in that is over is none: the browser renews it once the page is there.
  const isOver = !answer.ok && answer.failure.code === invalidSession && brought.token !== null;
  return isOver ? ask(key, input, options, { ...brought, token: null }) : answer;
}

async function ask<K extends ContractKey>(
  key: K,
  input: CallInput<K>,
  options: QueryOptions,
  { pass, token }: Brought,
): Promise<Result<CallOutput<K>, Failure>> {
  const { method, path } = callAddress(key, input as CallParts);
  const isPersonal = pass !== null || token !== null;
  const response = await reach(`${webEnv().apiUrl}${apiBase}${path}`, {
    method,
    headers: {
      accept: "application/json",
      ...(pass === null ? {} : { "x-menu-token": pass }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(timeoutMs),
    ...(isPersonal ? { cache: "no-store" as const } : { next: keptUnder(key, options) }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!isEnvelope(answer)) throw new UpstreamUnavailable(`${key} answered ${response.status}`);
  if (answer.result) return ok(answer.data as CallOutput<K>);
  if (response.status >= 500) throw new UpstreamUnavailable(`${key} failed with ${answer.fail.code}`);
  return fail(answer.fail);
}

/** What is kept of an answer, under which tags and how long. */
function keptUnder(key: ContractKey, { keepSeconds = 3600, isFresh = false }: QueryOptions) {
  const route = routes.get(key);
  // Whether content may be seen is its menu's: what was read before a menu changed is not shown after.
  const tags = [...new Set([...(route?.tags ?? []), ...(route?.menu === undefined ? [] : ["menus"])])];
  return isFresh
    ? { tags: [...tags, freshTag], revalidate: freshSeconds }
    : { tags, revalidate: keepSeconds };
}

/** What the visitor brings for the menu whose content, or lock, is read; nothing for what belongs to no menu. */
function broughtFor(key: ContractKey, { params }: CallParts): Brought {
  const route = routes.get(key);
  const paramOf = (name: string) => (params?.[name] === undefined ? undefined : String(params[name]));
  const menus = key === lockKey ? [paramOf("id") ?? ""] : route ? menusOfCall(route, paramOf) : [];
  const { passes, token } = pageVisitor();
  return menus.length === 0 ? nothing : { pass: passFor(passes, menus), token };
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    // Real clock: how long ago the club API was away.
    upstreamHealth().downAt = Date.now();
    throw new UpstreamUnavailable(String(error));
  }
}
