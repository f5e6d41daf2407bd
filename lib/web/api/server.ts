import "server-only";
import { cache } from "react";
import { callRules } from "@/lib/contract/call-rules";
import { type CallRules, routeKey } from "@/lib/contract/define-route";
import { menusOfCall } from "@/lib/contract/page-menus";
import type { CallInput, CallOutput, ContractKey } from "@/lib/contract/routes";
import { fail, ok, type Result } from "@/lib/shared/result";
import { withDeadline } from "@/lib/web/cache/deadline";
import { freshSeconds, freshTag, readBudget, upstreamHealth, watchRead } from "@/lib/web/cache/freshness";
import { webEnv } from "@/lib/web/env";
import { apiBase, type CallParts, callAddress } from "@/lib/web/routing/call-address";
import { type MenuPasses, passFor } from "@/lib/web/session/menu-passes";
import { type Failure, isEnvelope } from "../../contract/failures";

const routes = new Map<string, CallRules>(callRules.map((route) => [routeKey(route), route]));
const lockKey: ContractKey = "GET /menus/{id}/password";
const invalidSession = 463;

/** The club API did not answer, or not with an envelope: nothing is known, the page cannot be made. */
export class UpstreamUnavailable extends Error {}

type QueryOptions = { cacheSeconds?: number | false; isFresh?: boolean; isStored?: boolean };

/** The pass and the token that a visitor adds to reads of a menu's content. */
type Brought = { pass: string | null; token: string | null };
const nothing: Brought = { pass: null, token: null };

/**
 * One read of the club API by the web server itself, for cached pages: no visitor, no token. On a page that is made for one
 * visitor alone, content of a menu is read with the visitor's passes and sign-in, and never cached.
 * Cached for `cacheSeconds` under the contract's tags; a failure is never cached. `isFresh` is for what changes under the
 * visitor's eyes: it is shared for seconds and never shown when it is older. `isStored` is false for what may be withdrawn at
 * any moment, without a write that drops a tag: it is asked for each time.
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
  const isUncached = pass !== null || token !== null || options.isStored === false;
  // Real clock: how long ago the club API was away.
  const { response, answer } = await withDeadline(readBudget(Date.now()), async (signal) => {
    const response = await reach(`${webEnv().apiUrl}${apiBase}${path}`, {
      method,
      headers: {
        accept: "application/json",
        ...(pass === null ? {} : { "x-menu-token": pass }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      signal,
      ...(isUncached ? { cache: "no-store" as const } : { next: cachedUnder(key, options) }),
    });
    return { response, answer: (await response.json().catch(() => null)) as unknown };
  });
  // A balancer in front answers so, and the club API while its database is away.
  if (!isEnvelope(answer) || response.status === 503) noteDown();
  if (!isEnvelope(answer)) throw new UpstreamUnavailable(`${key} answered ${response.status}`);
  if (answer.result) return ok(answer.data as CallOutput<K>);
  if (response.status >= 500) throw new UpstreamUnavailable(`${key} failed with ${answer.fail.code}`);
  return fail(answer.fail);
}

/** Cache tags and lifetime of an answer. */
function cachedUnder(key: ContractKey, { cacheSeconds = 3600, isFresh = false }: QueryOptions) {
  const route = routes.get(key);
  // Whether content may be seen is its menu's: what was read before a menu changed is not shown after.
  const tags = [...new Set([...(route?.tags ?? []), ...(route?.menu === undefined ? [] : ["menus"])])];
  return isFresh
    ? { tags: [...tags, freshTag], revalidate: freshSeconds }
    : { tags, revalidate: cacheSeconds };
}

/** The visitor's pass and token for the menu whose content, or lock, is read; nothing for content of no menu. */
function broughtFor(key: ContractKey, { params }: CallParts): Brought {
  const route = routes.get(key);
  const paramOf = (name: string) => (params?.[name] === undefined ? undefined : String(params[name]));
  const menus = key === lockKey ? [paramOf("id") ?? ""] : route ? menusOfCall(route, paramOf) : [];
  const { passes, token } = pageVisitor();
  return menus.length === 0 ? nothing : { pass: passFor(passes, menus), token };
}

/** A failure from now on has its cause in the club API and not in the web. */
function noteDown(): void {
  // Real clock: how long ago the club API was away.
  upstreamHealth().downAt = Date.now();
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await watchRead(() =>
      fetch(url, init).catch((error: unknown) => {
        // Too slow is not asked again; a connection that broke, as where a process was restarted, is.
        if (error instanceof Error && error.name === "TimeoutError") throw error;
        return fetch(url, init);
      }),
    );
  } catch (error) {
    throw new UpstreamUnavailable(String(error));
  }
}

/** The visitor of a page: passes of pages with a password, and the access token of a sign-in. */
type PageVisitor = { passes: MenuPasses; token: string | null };

const nobody: PageVisitor = { passes: new Map(), token: null };

/** The visitor of the page that is being rendered; nobody for cached pages and outside of a page. */
const holder = cache((): { visitor: PageVisitor } => ({ visitor: nobody }));

/** Lets the reads of this page use the visitor's passes and token; such a page must not be cached. */
export function takeVisitor(visitor: PageVisitor): void {
  holder().visitor = visitor;
}

export function pageVisitor(): PageVisitor {
  return holder().visitor;
}
