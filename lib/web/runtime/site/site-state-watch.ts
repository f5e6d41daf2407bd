import type { SiteStateValue } from "@/lib/contract/site/site";
import { paths } from "@/lib/web/routing/paths";
import { limits } from "@/lib/web/runtime/limits";
import { createStore } from "@/lib/web/runtime/store";

export type StateAnswer =
  | { kind: "state"; state: SiteStateValue }
  | { kind: "status"; status: number }
  | null;

type Ports = {
  now?(): number;
  /** Null when there was no answer at all. */
  ask(): Promise<StateAnswer>;
  /** Whether this visitor's address may see a stopped or closed site (domain.md 12 F15). */
  hasPass(): Promise<boolean>;
  /** Path without language and query, and the query. */
  here(): { path: string; search: string };
  go(path: string): void;
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

/** Asks for the site state again: on every navigation, and on focus and click at most once in 5,000 ms (seed §4). */
// Real clock: how long ago this browser asked.
export function createSiteStateWatch({ now = () => Date.now(), ask, hasPass, here, go }: Ports) {
  let askedAt = Number.NEGATIVE_INFINITY;
  let from: string | null = null;

  async function check() {
    askedAt = now();
    const answer = await ask();
    if (!answer) return;
    const { path, search } = here();
    if (answer.kind === "status") {
      if (!isUncheckedPage(path)) go(paths.error(answer.status));
      return;
    }
    const target = siteStateTarget(answer.state, path, search);
    if (target === null) return;
    const isSentAway = target !== paths.home();
    if (isSentAway && (await hasPass())) return;
    go(target);
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

/** The site state as it was last asked for on this page; null before the first answer. */
export const seenSiteState = createStore<SiteStateValue | null>(null);
