import "server-only";
import type { CallInput, CallOutput, ContractKey } from "@/lib/contract/routes";
import { screenOf } from "@/lib/shared/addresses/menu-paths";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { clubDate } from "@/lib/shared/time/club-time";
import type { BffRequest } from "@/lib/web/bff/bff-call";
import { proxy } from "@/lib/web/bff/proxy";
import { webNow } from "@/lib/web/clock";
import { getClub } from "@/lib/web/queries/club";
import { apiBase, callAddress } from "@/lib/web/routing/call-address";
import { splitLocale } from "@/lib/web/routing/locale";
import { knownDefaultLanguage } from "@/lib/web/routing/snapshot";
import type { SessionData } from "@/lib/web/session/options";
import type { Ask, Visit } from "./ask";
import { readsOf } from "./first-reads";

/** Reads that take longer are left to the view, which asks itself. */
const longestMs = 2000;

/**
 * The answers that a page wants first, as JSON by their addresses: what the browser would ask one by one after its scripts
 * have come. Only granted answers are in it; of anything else the view finds out by its own call.
 *
 * @param address path and search of the page, as the browser shows it
 * @param how the language of the back office, whose addresses have none, and whether the page is only pointed at
 */
export async function firstAnswers(
  request: BffRequest,
  session: SessionData,
  address: string,
  how: How,
): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  const visit = await visitOf(session, address, how);
  const found = readsOf(visit.path, { isAdmin: session.user.adminIdx !== null });
  // Could not be renewed now: every read would be held up by it.
  const isOver = session.accessTokenExpire <= webNow();
  if (!found || isOver || session.user.pending !== null) return answers;
  const ask = asker(request, visit.language, answers);
  const reads = Promise.resolve(found.reads(ask, visit, found.idx)).then((all) => Promise.all([all].flat()));
  await Promise.race([reads.catch(() => null), new Promise((resolve) => setTimeout(resolve, longestMs))]);
  return new Map(answers);
}

type How = { wanted: string | null; isAhead: boolean };

/** For whom a page is, and which: its own path, its language and the club's day. */
export async function visitOf(
  { user }: SessionData,
  address: string,
  { wanted, isAhead }: How,
): Promise<Visit> {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const isOffice = pathname === "/ishm" || pathname.startsWith("/ishm/");
  const own = isLanguage(user.lang) ? user.lang : knownDefaultLanguage();
  const { menus, formats, defaultLanguage } = await getClub(isLanguage(wanted) ? wanted : own);
  const { language, rest } = splitLocale(pathname, defaultLanguage);
  const screen = screenOf(menus, rest);
  return {
    path: isOffice ? pathname : screen.kind === "at" ? screen.path : rest,
    clubCode: user.clubCode,
    language: isOffice ? (isLanguage(wanted) ? wanted : own) : language,
    today: clubDate(new Date(webNow()), formats.standardTimeZone),
    search: searchParams,
    isAhead,
    memberIdx: user.memberIdx ?? 0,
    adminIdx: user.adminIdx ?? 0,
    isSSAdmin: user.isSSAdmin,
  };
}

/** Reads through the BFF itself: the same allow-list, token, headers and refusals as a call of the browser. */
export function asker(request: BffRequest, language: Language, answers: Map<string, string>): Ask {
  const headers = new Headers(request.headers);
  headers.set("accept", "application/json");
  headers.set("accept-language", language);
  for (const name of ["range", "content-type", "content-length"]) headers.delete(name);
  return async function ask<K extends ContractKey>(
    key: K,
    input: CallInput<K>,
  ): Promise<CallOutput<K> | null> {
    const { path } = callAddress(key, input as Parameters<typeof callAddress>[1]);
    const url = apiBase + path;
    const segments = path.split("?", 1).join("").split("/").slice(1).map(decodeURIComponent);
    const read = { method: "GET", url: `http://localhost${url}`, headers, body: null } as const;
    const answer = await proxy({ ...read, signal: request.signal, cookies: request.cookies }, segments);
    const text = await answer.text();
    if (answer.status !== 200) return null;
    answers.set(url, text);
    return (JSON.parse(text) as { data: CallOutput<K> }).data;
  };
}
