import "server-only";
import { resolve } from "node:path";
import { bookingContext } from "@/components/member/booking/booking-context";
import { pageContext } from "@/components/member/shared/page-context";
import { teamContext } from "@/components/member/teams/team-context";
import type { Language } from "@/lib/shared/languages";
import { freshness } from "@/lib/web/cache/freshness";
import { visitOf } from "@/lib/web/first/first-answer";
import { type CompiledMessages, compileMessages } from "@/lib/web/i18n/compile";
import { loadMessages } from "@/lib/web/i18n/messages";
import { type Club, getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import type { PublicSession, SessionData } from "@/lib/web/session/options";

/** `app/first-view/render.tsx`, bundled by itself: a route of Next's draws no components. */
type Renderer = {
  renderFirstView(wanted: object): string | null;
  partsOnTheirWay(): Promise<unknown> | null;
};
const bundle = resolve("dist/first-view.cjs");
let renderer: Promise<Renderer | null> | undefined;

/** Null where nothing was built: on the development server pages wait for their scripts. */
async function loadRenderer(): Promise<Renderer | null> {
  const { createRequire } = process.getBuiltinModule("node:module");
  try {
    return createRequire(bundle)(bundle) as Renderer;
  } catch {
    return null;
  }
}

type Kept = { messages: Promise<CompiledMessages>; madeAt: number; generation: number };
const kept = new Map<Language, Kept>();
const keptMs = 5000;

/** All texts of a language, ready to be formatted; they are not put together anew for each member. */
function messagesOf(language: Language): Promise<CompiledMessages> {
  const { generation } = freshness();
  const known = kept.get(language);
  // Real clock: how old the compiled texts are.
  const now = Date.now();
  if (known && known.generation === generation && now - known.madeAt < keptMs) return known.messages;
  const messages = loadMessages(language).then(compileMessages);
  kept.set(language, { messages, madeAt: now, generation });
  messages.catch(() => kept.delete(language));
  return messages;
}

/** So much of a second goes into drawing: in a rush the others wait for their scripts, as every page did before. */
const mostMsInSecond = 200;
let second = { at: 0, spentMs: 0 };

/** Draws in its turn; null where this second has been spent. */
function inTurn(draw: () => string | null): string | null {
  const from = performance.now();
  const at = Math.floor(from / 1000);
  if (second.at !== at) second = { at, spentMs: 0 };
  if (second.spentMs >= mostMsInSecond) return null;
  try {
    return draw();
  } finally {
    second.spentMs += performance.now() - from;
  }
}

/** The context that the page gives its view. */
async function contextOf(path: string, club: Club, language: Language) {
  if (path === paths.reservation()) return bookingContext(club, language);
  return path === paths.teams.list() ? teamContext(club, language) : pageContext(club, language);
}

/**
 * The view of a member's page, drawn from the answers that were read ahead for it, as markup; null where a page has none,
 * or not all of it was answered. The page's first script shows it until the scripts have drawn the same.
 */
export async function firstViewOf(
  data: SessionData,
  session: PublicSession,
  { address, isNarrow }: { address: string; isNarrow: boolean },
  answers: ReadonlyMap<string, string>,
): Promise<string | null> {
  if (answers.size === 0 || data.user.memberIdx === null || data.user.pending !== null) return null;
  renderer ??= loadRenderer();
  const loaded = await renderer;
  if (!loaded) return null;
  const { path, language } = await visitOf(data, address, { wanted: null, isAhead: false });
  const [club, messages] = await Promise.all([getClub(language), messagesOf(language)]);
  const { pathname, search } = new URL(address, "http://localhost");
  const context = await contextOf(path, club, language);
  const wanted = { session, pathname, search, answers, path, context, messages, isNarrow };
  const html = inTurn(() => loaded.renderFirstView(wanted));
  const parts = html === null ? loaded.partsOnTheirWay() : null;
  if (!parts) return html;
  await parts;
  return inTurn(() => loaded.renderFirstView(wanted));
}
