"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { splitLocale } from "@/lib/web/routing/locale";
import { isMemberPage, isOpenWhilePending, pathHistory, pendingFrom } from "@/lib/web/runtime/addresses";
import { createPreloader } from "@/lib/web/runtime/builds";
import { focusQuietly, scrollToHash } from "@/lib/web/runtime/hash-scroll";
import { page } from "@/lib/web/runtime/page";
import { firstAnswersOfTab } from "@/lib/web/runtime/session/first-answers";
import { isMarkedAsMember } from "@/lib/web/runtime/session/member-mark";
import { whenIdle } from "@/lib/web/runtime/timers";
import { FeedbackRegions } from "./feedback-regions";
import { useSession } from "./session-provider";
import { useBuildWatch } from "./use-build-watch";
import { useFailures } from "./use-failures";
import { useSessionLife } from "./use-session-life";
import { useSiteState } from "./use-site-state";

type Props = {
  area: "site" | "office";
  clubCode: string;
  language: Language;
  defaultLanguage: Language;
  /** The club's zone, an IANA name or an offset such as `+09:00`. */
  timeZone: string;
  /** How the club writes days and moments; without it they are shown as the server sends them. */
  formats?: ClubFormats;
  /** The build that made the page; without it the first answer of the server about its build counts. */
  buildId?: string;
};

/** The seed's runtime behaviours, once per layout. */
export function Runtime({ area, ...props }: Props) {
  useFailures(props.language, props.clubCode, props.formats ?? null);
  useSessionLife();
  usePending();
  useBuildWatch(props.buildId);
  usePageMoves();
  usePreload();
  return (
    <>
      {area === "site" ? <SiteWatches {...props} /> : null}
      <FeedbackRegions hasHistory={area === "site"} />
    </>
  );
}

/** The back office stays open in every state and is no homepage. */
function SiteWatches(props: Omit<Props, "area">) {
  useSiteState(props);
  useDailyView(props);
  return null;
}

/**
 * Whoever has something to answer since the sign-in (domain.md M1 `pending`) is led to it from every page, so that
 * neither a reload nor another tab goes around it; the front door does so for the pages of members and staff.
 */
function usePending(): void {
  const { session } = useSession();
  const pathname = usePathname();
  const isPending = session?.signedIn === true && Boolean(session.user.pending);

  useEffect(() => {
    if (isPending && !isOpenWhilePending(pathname)) page.replace(pendingFrom(page.path()));
  }, [isPending, pathname]);
}

/** The path of the last effect in this document, over the change of layouts. */
let shown: string | null = null;

/**
 * After a move inside the site: remembered for going back, the hash's section reached, and the focus on the new page's
 * heading, as a fresh document would have it at the top (A-11; Next itself announces the title).
 */
function usePageMoves(): void {
  const pathname = usePathname();

  useEffect(() => {
    pathHistory.visited(page.path());
    const isMove = shown !== null && shown !== pathname;
    shown = pathname;
    if (isMove && !window.location.hash) focusHeading();
    return scrollToHash(window.location.hash);
  }, [pathname]);

  useEffect(() => {
    let callOff = () => {};
    const onHash = () => {
      callOff();
      callOff = scrollToHash(window.location.hash);
    };
    // Next writes the hash of its links into the history itself, which fires no event.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link?.hash || link.pathname !== window.location.pathname) return;
      callOff();
      callOff = scrollToHash(link.hash);
    };
    window.addEventListener("hashchange", onHash);
    window.addEventListener("click", onClick);
    return () => {
      callOff();
      window.removeEventListener("hashchange", onHash);
      window.removeEventListener("click", onClick);
    };
  }, []);
}

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (target) focusQuietly(target);
}

type Site = { clubCode: string; defaultLanguage: Language; timeZone: string };

async function recordDailyView(clubCode: string, timeZone: string): Promise<void> {
  const { recordView } = await import("./record-view");
  await recordView(clubCode, timeZone);
}

/** Counts a homepage view once per day of the club (seed §4). */
function useDailyView({ clubCode, defaultLanguage, timeZone }: Site): void {
  const { rest } = splitLocale(usePathname(), defaultLanguage);
  const isHome = rest === "/" || rest === "/home";
  // The session's answer brings the club's time: a wrong clock of the visitor moves no day.
  const isTimeKnown = useSession().session !== undefined;
  useEffect(() => {
    if (!isHome || !isTimeKnown) return;
    whenIdle(() => void recordDailyView(clubCode, timeZone));
  }, [isHome, isTimeKnown, clubCode, timeZone]);
}

const outside = /^\/(hp|files|builds|session)(\/|$)/;
/** Site and back office are two worlds: neither fetches the other's code. */
const isOffice = (path: string) => /^\/ishm(\/|$)/.test(path);
let preload: ((path: string) => void) | undefined;

/** Whether a page has a part that only its member reads, and a member is here. */
function isOwnPage(path: string): boolean {
  return isMarkedAsMember() && isMemberPage(path) && !isOffice(path);
}

/** Fetches the routes of links that the visitor points at or reaches by keyboard, and what a member will read there. */
function usePreload(): void {
  const { prefetch } = useRouter();
  useEffect(() => {
    preload ??= createPreloader({ prefetch, whenIdle });
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const path = link && routeOf(link);
      if (!path) return;
      preload?.(path);
      if (isOwnPage(path)) firstAnswersOfTab.prefetch(path);
    };
    const options = { passive: true };
    window.addEventListener("pointerover", onIntent, options);
    window.addEventListener("focusin", onIntent, options);
    return () => {
      window.removeEventListener("pointerover", onIntent);
      window.removeEventListener("focusin", onIntent);
    };
  }, [prefetch]);
}

/** The route of a link inside the site; null for files, other windows and the page itself. */
function routeOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.target || link.hasAttribute("download")) return null;
  if (link.pathname === pathname || outside.test(link.pathname)) return null;
  if (isOffice(link.pathname) !== isOffice(pathname)) return null;
  return link.pathname + link.search;
}
