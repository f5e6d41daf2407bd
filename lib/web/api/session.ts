import { limits } from "../runtime/limits";
import { serverClock } from "../runtime/server-clock";
import { firstAnswersOfTab } from "../runtime/session/first-answers";
import { isOfficeLocked } from "../runtime/session/office-lock";
import { forgetRoundsOfOthers } from "../runtime/session/offline-rounds";
import { tabs } from "../runtime/session/tabs";
import { systemTimers } from "../runtime/timers";
import type { PublicSession } from "../session/options";
import { dropAnswers } from "./kept-answers";
import { sessionStore } from "./session-store";

/** The address of who is signed in. */
const sessionAddress = "/session";

export async function loadSession(): Promise<PublicSession> {
  const begun = await firstAnswersOfTab.session();
  // Real clock: token expiry is counted by this browser's clock.
  if (begun) return byOwnClock(begun as PublicSession, Date.now());
  const response = await fetch(sessionAddress, {
    headers: { accept: "application/json" },
    cache: "no-store",
  });
  if (!response.ok) throw new Error(`${sessionAddress} answered ${response.status}`);
  // Real clock: token expiry is counted by this browser's clock.
  return byOwnClock((await response.json()) as PublicSession, Date.now());
}

let wanting = 0;
let isAsking = false;

/** Somebody wants to know who is here: asked once per document, and again where no answer came; the answer stops that. */
export function wantSession(): () => void {
  wanting += 1;
  if (sessionStore.get() === undefined && !isAsking) void askSession(0);
  return () => {
    wanting -= 1;
  };
}

async function askSession(tries: number): Promise<void> {
  isAsking = true;
  await renewKnown();
  isAsking = false;
  if (sessionStore.get() !== undefined) return;
  const waitMs = limits.sessionRetryMs * 2 ** Math.min(tries, 4);
  systemTimers.after(waitMs, () => {
    if (wanting > 0 && !isAsking && sessionStore.get() === undefined) void askSession(tries + 1);
  });
}

let edition = 0;

/** Sets the known session; an answer that is still on its way is older. */
export function knowSession(session: PublicSession): void {
  edition += 1;
  sessionStore.set(session);
  void forgetRoundsOfOthers(session.signedIn ? session.user.memberIdx : null);
}

/** Asks who is here; the answer, unless there was none or something newer has become known meanwhile. */
async function renewKnown(): Promise<PublicSession | null> {
  edition += 1;
  const own = edition;
  const session = await loadSession().catch(() => null);
  if (session && own === edition) knowSession(session);
  return session;
}

/** The ends of the tokens by this browser's clock, which may be wrong; `now` stays the server's. */
export function byOwnClock(session: PublicSession, now: number): PublicSession {
  if (session.now !== undefined) serverClock.set(session.now, now);
  if (!session.signedIn) return session;
  const offset = now - session.now;
  return {
    ...session,
    accessTokenExpire: session.accessTokenExpire + offset,
    refreshTokenExpire: session.refreshTokenExpire + offset,
  };
}

/**
 * Signed in, or an answer given, in another tab: who it is now, and for which club. Of another person or club than before
 * nothing stays.
 */
export async function meetSession(): Promise<void> {
  firstAnswersOfTab.forget();
  const before = sessionStore.get();
  const now = await renewKnown();
  if (before && now && personOf(before) !== personOf(now)) await dropAnswers({ anew: true });
}

/** Who is here, for which club, and by which permission where he acts for another. */
function personOf(session: PublicSession): string {
  if (!session.signedIn) return "";
  const { authority, id, clubCode, acting } = session.user;
  return `${authority} ${id} ${clubCode} ${acting?.delegationIdx}`;
}

/** Signed in here: the other tabs ask who it is. */
export function announce(news: "signed-in"): void {
  firstAnswersOfTab.forget();
  tabs.tell({ kind: news });
  void renewKnown();
}

let isLeaving = false;

/** Told while the visitor signs out. */
export function noteLeaving(isUnderWay: boolean): void {
  isLeaving = isUnderWay;
}

/** While the visitor signs out or the office is locked, an invalid session is not reported. */
export function isSigningOut(): boolean {
  return isLeaving || isOfficeLocked();
}
