import "server-only";
import { LRUCache } from "lru-cache";
import type { CacheTag, CallRules } from "@/lib/contract/define-route";
import { isLanguage } from "@/lib/shared/languages";
import { webEnv } from "../env";
import { currentSnapshot } from "../routing/snapshot";
import type { UpstreamAnswer } from "./upstream";

/** Seed §9: the site state is at most 5 s old. */
const sharedMs = 5000;
/** A failure is asked again sooner: whoever retries finds out, and a crowd that retries asks once. */
const failedMs = 1000;

export type SharedAnswer = { answer: UpstreamAnswer; body: Buffer };
type Kept = { at: number; tags: readonly CacheTag[]; answer: Promise<SharedAnswer>; isFailed: boolean };
type Ask = {
  route: CallRules;
  segments: readonly string[];
  url: URL;
  /** The language that is asked for, by the address or by the browser. */
  language: string;
};

const shared = globalThis as typeof globalThis & { clubfrontSharedReads?: LRUCache<string, Kept> };
const reads = () => {
  shared.clubfrontSharedReads ??= new LRUCache<string, Kept>({ max: 500 });
  return shared.clubfrontSharedReads;
};

/** Queries that a shared read may have; one with another is the asking visitor's own. */
const sharedQueries: readonly string[] = ["clubCode", "lang", "_nop_"];

/**
 * The key of a read that is the same for every visitor without a session, or null. Keys are those of this club's own
 * languages and menus: strangers cannot make more of them.
 */
export async function sharedKey({ route, segments, url, language }: Ask): Promise<string | null> {
  if (!route.isShared) return null;
  const query = url.searchParams;
  if ([...query.keys()].some((name) => !sharedQueries.includes(name))) return null;
  if ((query.get("clubCode") ?? webEnv().clubCode) !== webEnv().clubCode || !isLanguage(language))
    return null;
  const place = route.path.slice(1).split("/").indexOf("{menuCode}");
  if (place !== -1 && !(await isMenu(segments[place]))) return null;
  return `${segments.join("/")} ${language}`;
}

async function isMenu(code: string | undefined): Promise<boolean> {
  // Real clock: the age of what this process has read.
  const current = await currentSnapshot(Date.now());
  if (!("snapshot" in current)) return false;
  return current.snapshot.menus.some(
    (menu) => menu.code === code || menu.children.some((child) => child.code === code),
  );
}

/** The answer under a key: one call of the club API in five seconds, however many ask. */
export function sharedRead(
  key: string,
  tags: readonly CacheTag[],
  ask: () => Promise<UpstreamAnswer>,
  // Real clock: the age of an answer.
  now = Date.now(),
): Promise<SharedAnswer> {
  const known = reads().get(key);
  if (known && now - known.at < (known.isFailed ? failedMs : sharedMs)) return known.answer;
  const kept: Kept = { at: now, tags, isFailed: false, answer: wholeAnswer(ask) };
  reads().set(key, kept);
  kept.answer.then(
    ({ answer }) => {
      kept.isFailed = answer.statusCode !== 200;
    },
    () => {
      kept.isFailed = true;
    },
  );
  return kept.answer;
}

/** An answer of the club API with its body, which any number of visitors may then be sent. */
export async function wholeAnswer(ask: () => Promise<UpstreamAnswer>): Promise<SharedAnswer> {
  const answer = await ask();
  return { answer, body: Buffer.from(await answer.body.arrayBuffer()) };
}

/** After a write through this process: what it changed is asked anew. */
export function forgetSharedReads(tags: readonly CacheTag[]): void {
  for (const [key, kept] of reads().entries()) {
    if ([...kept.tags, "menus" as const].some((tag) => tags.includes(tag))) reads().delete(key);
  }
}
