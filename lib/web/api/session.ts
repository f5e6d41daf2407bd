import { sessionMarks } from "@/lib/web/runtime/session/session-life";
import { createRenewalTurn } from "@/lib/web/runtime/session/tabs";
import { inLanguageOf, isLoginPage, loginFrom } from "../runtime/addresses";
import { limits } from "../runtime/limits";
import { page } from "../runtime/page";
import { serverClock } from "../runtime/server-clock";
import { adminMenuStore } from "../runtime/session/admin-menu-store";
import { firstAnswersOfTab } from "../runtime/session/first-answers";
import { dropEditPass, forgetMember } from "../runtime/session/member-traces";
import { isOfficeLocked, lockOffice } from "../runtime/session/office-lock";
import { endOfflineWorker, forgetRoundsOfOthers } from "../runtime/session/offline-rounds";
import { createSessionLife, type Renewal, type TokenExpiries } from "../runtime/session/session-life";
import { tabs } from "../runtime/session/tabs";
import { systemTimers } from "../runtime/timers";
import type { PublicSession } from "../session/options";
import { call } from "./browser";
import { isUnreachable } from "./call-failure";
import { dropAnswers } from "./kept-answers";
import { emitRequest, isAnyRunning } from "./request-bus";
import { sessionStore } from "./session-store";

/** The address of who is signed in. */
const sessionAddress = "/session";
const invalidSession = 463;

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

/** The life of this tab's session. Its end is sent on the request bus, or locks the back office, which keeps its input. */
export const sessionLife = createSessionLife({
  refresh: renewInTurn,
  marks: sessionMarks,
  end: () => {
    if (!lockOffice()) emitRequest({ kind: "session-expired" });
  },
  onActive: () => tabs.tell({ kind: "active" }),
});

const takeTurn = createRenewalTurn({
  locks: typeof navigator === "undefined" ? undefined : navigator.locks,
  marks: sessionMarks,
});

async function renewInTurn(expiries: TokenExpiries): Promise<Renewal> {
  const renewal = await takeTurn(expiries, renewSession);
  // Under way when the office was locked: its tokens came after those that were given up.
  if (isOfficeLocked()) {
    await call("DELETE /member/logout", {}, { quiet: true });
    return { kind: "refused" };
  }
  if (renewal.kind === "renewed") noteExpiries(renewal.ends);
  return renewal;
}

async function renewSession(): Promise<Renewal> {
  const result = await call("GET /tokens/refresh", {}, { quiet: true });
  if (!result.ok) return { kind: isUnreachable(result.failure) ? "unreachable" : "refused" };
  // The BFF keeps the tokens of the contract's answer and gives the browser the public session (architecture 5).
  // Real clock: token expiry is counted by this browser's clock.
  const session = byOwnClock(result.value as unknown as PublicSession, Date.now());
  if (!session.signedIn) return { kind: "refused" };
  const { accessTokenExpire, refreshTokenExpire } = session;
  const expiries = { accessTokenExpire, refreshTokenExpire };
  knowSession(session);
  tabs.tell({ kind: "renewed", ends: expiries });
  return { kind: "renewed", ends: expiries };
}

/** Another tab has new tokens for the same session. */
export function takeRenewal(expiries: TokenExpiries): void {
  sessionLife.renewedElsewhere(expiries);
  noteExpiries(expiries);
}

function noteExpiries(expiries: TokenExpiries): void {
  const session = sessionStore.get();
  if (session?.signedIn) knowSession({ ...session, ...expiries });
}

/** Nothing of the person stays in this tab's memory or in the browser's storage; the language is in the address. */
export async function forgetSession(): Promise<void> {
  sessionLife.stop();
  sessionMarks.clear();
  adminMenuStore.clear();
  dropEditPass();
  firstAnswersOfTab.forget();
  await Promise.all([dropAnswers({ anew: false }), forgetRoundsOfOthers(null)]);
  knowSession({ signedIn: false });
}

let isLeaving = false;

/** While the visitor signs out or the office is locked, an invalid session is not reported. */
export function isSigningOut(): boolean {
  return isLeaving || isOfficeLocked();
}

/** Signs out and opens `/` (domain.md A29). After a refusal, which was reported, the session goes on. */
export async function signOut(): Promise<void> {
  isLeaving = true;
  // Real clock: how long this browser waits for its own calls.
  await othersDone(Date.now() + limits.signOutWaitMs);
  const result = await call("DELETE /member/logout", {});
  isLeaving = result.ok || result.failure.code === invalidSession;
  if (!isLeaving) return;
  tabs.tell({ kind: "signed-out" });
  forgetMember();
  await Promise.all([forgetSession(), endOfflineWorker().catch(() => {})]);
  page.open(inLanguageOf(page.path(), "/"));
}

/** Waits for calls that the same click started: after the sign-out their token would be refused. */
async function othersDone(until: number): Promise<void> {
  // Real clock: how long this browser waits for its own calls.
  const isLate = () => Date.now() >= until;
  do await new Promise((resolve) => setTimeout(resolve, limits.signOutBeatMs));
  while (isAnyRunning() && !isLate());
}

/** The session is over without the visitor asking for it: the login screen (seed §4). */
export async function leaveForLogin(): Promise<void> {
  const here = page.path();
  await forgetSession();
  if (!isLoginPage(here)) page.open(loginFrom(here, page.language()));
}

/**
 * Signed in, or an answer given, in another tab: who it is now. Of another person than before nothing stays.
 */
export async function meetSession(): Promise<void> {
  firstAnswersOfTab.forget();
  const before = sessionStore.get();
  const now = await renewKnown();
  if (before && now && personOf(before) !== personOf(now)) await dropAnswers({ anew: true });
}

function personOf(session: PublicSession): string {
  return session.signedIn ? `${session.user.authority} ${session.user.id}` : "";
}

/** Signed in here: the other tabs ask who it is. */
export function announce(news: "signed-in"): void {
  firstAnswersOfTab.forget();
  tabs.tell({ kind: news });
  void renewKnown();
}
