import type { SiteStateValue } from "@/lib/contract/site/site";
import { paths } from "@/lib/web/routing/paths";
import { limits } from "@/lib/web/runtime/limits";
import { createStore } from "@/lib/web/runtime/store";

export type StateAnswer =
  | { kind: "state"; state: SiteStateValue }
  /** The check failed: `isPassing` when the same call may well be answered a little later (an outage, not a refusal). */
  | { kind: "status"; status: number; isPassing: boolean }
  /** No answer at all, or a refusal for asking too often: it says nothing about the site. */
  | null;

/** The state heard last by a tab of this browser, with its time. */
export type HeardState = { state: SiteStateValue; at: number };

type Ports = {
  now?(): number;
  ask(): Promise<StateAnswer>;
  /** Whether this visitor's address may see a stopped or closed site (domain.md 12 F15). */
  hasPass(): Promise<boolean>;
  /** Path without language and query, and the query. */
  here(): { path: string; search: string };
  /** To a page in place of this one. */
  go(path: string): void;
  /** To a page from which Back returns. */
  leave(path: string): void;
  /** Whether the visitor has typed something that a change of page would take away. */
  holdsInput(): boolean;
  /** Shared by the tabs of this browser: one asks for all. */
  heard: { read(): HeardState | null; write(heard: HeardState): void };
  /** Does something later; the answer calls it off. */
  later(ms: number, work: () => void): () => void;
};

const unchecked = /^\/(ishm|close-page|error|stop-site)(\/|$)/;

/** Admin, close, error and stop pages: navigation among them is not checked (seed §4). */
export function isUncheckedPage(path: string): boolean {
  return unchecked.test(path);
}

/** Where a state sends the visitor of a path, null to stay (seed §4). */
export function siteStateTarget(state: SiteStateValue, path: string, search = ""): string | null {
  const wanted = { "0": paths.stopSite(), "1": null, "2": paths.closePage() }[state];
  const isStatePage = path === paths.stopSite() || path === paths.closePage();
  if (path === wanted) return null;
  if (isStatePage) return paths.home();
  if (wanted === null || isUncheckedPage(path) || isOfficeSignIn(path, search)) return null;
  return wanted;
}

/** Admin pages stay open, and so must the way into them. */
function isOfficeSignIn(path: string, search: string): boolean {
  return path === "/login" && (new URLSearchParams(search).get("next") ?? "").startsWith("/ishm");
}

/** The site state as this page last heard it; null before the first answer. */
export const seenSiteState = createStore<SiteStateValue | null>(null);

/** A check that failed for a moment is made again after each of these; after the last the visitor is sent to `/error`. */
const retryAfterMs = [1000, 2000, 4000, 8000] as const;
/** Where the visitor has typed something, the page stays and goes on asking. */
const heldRetryMs = 30_000;

/**
 * Asks for the site state again: on every navigation, and on focus and click at most once in 5,000 ms (seed §4). An answer
 * that any tab has had within that time counts for all. A failed check leads to `/error` (seed §4): at once when it was
 * refused, after some tries when the server is out of reach, and never from a page that holds input.
 */
// Real clock: how long ago this browser asked.
export function createSiteStateWatch({ now = () => Date.now(), ...ports }: Ports) {
  const { ask, hasPass, here, go, leave, holdsInput, heard, later } = ports;
  let askedAt = Number.NEGATIVE_INFINITY;
  let from: string | null = null;
  let tries = 0;
  let callOff = () => {};

  async function check() {
    const known = heard.read();
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age >= 0 && age < limits.siteStateThrottleMs) return follow(known.state);
    askedAt = now();
    const answer = await ask();
    if (!answer) return;
    if (answer.kind === "status") return failed(answer);
    callOff();
    tries = 0;
    heard.write({ state: answer.state, at: now() });
    await follow(answer.state);
  }

  async function follow(state: SiteStateValue) {
    seenSiteState.set(state);
    const { path, search } = here();
    const target = siteStateTarget(state, path, search);
    if (target === null) return;
    const isSentAway = target !== paths.home();
    if (isSentAway && (await hasPass())) return;
    go(target);
  }

  function failed({ status, isPassing }: { status: number; isPassing: boolean }) {
    callOff();
    if (isUncheckedPage(here().path)) return;
    const wait = isPassing ? retryAfterMs[tries] : undefined;
    tries += 1;
    if (wait === undefined && !holdsInput()) return leave(paths.error(status));
    callOff = later(wait ?? heldRetryMs, () => void check());
  }

  return {
    /** The window got the focus or a click. On admin and error pages no answer would change anything. */
    async noticed() {
      const { path } = here();
      const isStatePage = path === paths.stopSite() || path === paths.closePage();
      if (isUncheckedPage(path) && !isStatePage) return;
      if (now() - askedAt >= limits.siteStateThrottleMs) await check();
    },
    /** The page of a fresh document was checked by the server already. */
    async moved(path: string) {
      const previous = from;
      from = path;
      if (previous === null || previous === path) return;
      if (isUncheckedPage(previous) && isUncheckedPage(path)) return;
      await check();
    },
  };
}
