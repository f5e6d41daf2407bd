import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { CallInput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { IdentityOutcome, VerifiedIdentity } from "@/lib/web/identity/identity-window";
import { listenForIdentity, openIdentityWindow, sendToProvider } from "@/lib/web/identity/identity-window";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { serverClock } from "@/lib/web/runtime/server-clock";

export type IdentityPurpose = NonNullable<
  NonNullable<CallInput<"GET /member/nice-check/enc">["query"]>["purpose"]
>;
export type IdentityState =
  | { kind: "idle" | "opening" | "waiting" | "blocked" | "closed" | "expired" | "cancelled" }
  | { kind: "failed"; message: string };
type Options = {
  purpose: IdentityPurpose;
  clubCode: string;
  onVerified: (person: VerifiedIdentity) => void;
};

const closedBeatMs = 500;
/** A visit lives so long (domain.md M4); a browser whose clock is wrong cannot count by the end alone. */
const visitMs = 600_000;

/**
 * One visit to the provider at a time. The window opens within the click; the waiting goes on after it seems closed,
 * since a provider may have cut the link, and ends with the outcome, the visit's time, a new try or this page.
 */
export function useIdentityCheck({ purpose, clubCode, onVerified }: Options) {
  const t = useTranslations("identity");
  const language = useLocale();
  const [state, setState] = useState<IdentityState>({ kind: "idle" });
  const endVisit = useRef(() => {});
  useEffect(() => () => endVisit.current(), []);

  const fail = async (failure: CallFailure | null) => {
    if (failure === null) return setState({ kind: "cancelled" });
    setState({ kind: "failed", message: await failureSentence(failure, language) });
  };
  const take = (outcome: IdentityOutcome) => {
    endVisit.current();
    if (!outcome.ok) return void fail(outcome.failure);
    if (outcome.value.purpose && outcome.value.purpose !== purpose) return setState({ kind: "cancelled" });
    setState({ kind: "idle" });
    onVerified(outcome.value);
  };

  const start = async () => {
    endVisit.current();
    const opened = openIdentityWindow(t("opening"));
    if (!opened) return setState({ kind: "blocked" });
    const visit = beginVisit(opened.popup, setState);
    endVisit.current = visit.end;
    setState({ kind: "opening" });
    const { signal } = visit;
    const answer = await call(
      "GET /member/nice-check/enc",
      { query: { purpose, clubCode, lang: language } },
      { handled: true, signal },
    );
    if (signal.aborted) return;
    if (!answer.ok) {
      visit.end();
      return fail(answer.failure);
    }
    const { requestNo, expiresAt } = answer.value;
    visit.onEnd(listenForIdentity({ popup: opened.popup, requestNo }, take));
    visit.endAfter(lifeOf(expiresAt));
    sendToProvider(opened, answer.value);
    setState((now) => (now.kind === "opening" ? { kind: "waiting" } : now));
  };
  const cancel = () => {
    endVisit.current();
    setState({ kind: "idle" });
  };
  return { state, start, cancel };
}

function lifeOf(expiresAt: string): number {
  const left = Date.parse(expiresAt) - serverClock.now();
  return left > 0 && left < visitMs ? left : visitMs;
}

/** The timers of a visit and whatever has to stop with it; its window is closed at the end. */
function beginVisit(popup: Window, setState: (state: IdentityState) => void) {
  const ending = new AbortController();
  const { signal } = ending;
  const onEnd = (stop: () => void) => signal.addEventListener("abort", stop, { once: true });
  const beat = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(beat);
    setState({ kind: "closed" });
  }, closedBeatMs);
  onEnd(() => clearInterval(beat));
  const end = () => {
    ending.abort();
    popup.close();
  };
  const endAfter = (lifeMs: number) => {
    const timer = setTimeout(() => {
      end();
      setState({ kind: "expired" });
    }, lifeMs);
    onEnd(() => clearTimeout(timer));
  };
  return { signal, end, onEnd, endAfter };
}
