import { inLanguageOf, isLoginPage, isMemberPage, loginFrom } from "../runtime/addresses";
import { limits } from "../runtime/limits";
import { page } from "../runtime/page";
import { adminMenuStore } from "../runtime/session/admin-menu-store";
import { endOfflineWorker } from "../runtime/session/end-worker";
import { firstAnswersOfTab } from "../runtime/session/first-answers";
import { dropEditPass, forgetMember } from "../runtime/session/member-traces";
import { isOfficeLocked, lockOffice } from "../runtime/session/office-lock";
import { forgetRoundsOfOthers } from "../runtime/session/offline-rounds";
import { createRenewalTurn } from "../runtime/session/renewal-turn";
import {
  createSessionLife,
  type Renewal,
  sessionMarks,
  type TokenExpiries,
} from "../runtime/session/session-life";
import { tabs } from "../runtime/session/tabs";
import type { PublicSession } from "../session/options";
import { call } from "./browser";
import { isUnreachable } from "./call-failure";
import { dropAnswers } from "./kept-answers";
import { emitRequest, isAnyRunning } from "./request-bus";
import { byOwnClock, knowSession, noteLeaving } from "./session";
import { sessionStore } from "./session-store";

/* The session of who is signed in: its life, its renewal and its end. */

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

/**
 * Signs out and opens `/` (domain.md A29). The web ends the session in this browser whatever the club API answers; only where
 * the web itself was not reached it goes on, which is said, and the sign-out can be tried again.
 */
export async function signOut(): Promise<void> {
  noteLeaving(true);
  // Real clock: how long this browser waits for its own calls.
  await othersDone(Date.now() + limits.signOutWaitMs);
  const result = await call("DELETE /member/logout", {}, { quiet: true });
  if (!result.ok && result.failure.kind !== "failure" && isUnreachable(result.failure)) {
    noteLeaving(false);
    return emitRequest({ kind: "failed", failure: result.failure, handled: false });
  }
  tabs.tell({ kind: "signed-out", isWanted: true });
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

/** Signed out in another tab: pages of members are left. */
export async function followSignOut(isWanted: boolean): Promise<void> {
  if (isWanted) forgetMember();
  await (isMemberPage(page.path()) ? leaveForLogin() : forgetSession());
}
