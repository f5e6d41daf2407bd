import { useEffect, useRef, useState } from "react";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import {
  type CodeInput,
  dropPendingCode,
  type PendingCode,
  readPendingCode,
  savePendingCode,
} from "./pending-code";

type Options = {
  clubCode: string;
  input: CodeInput;
  language: Language;
  onVerified(certToken: string): void;
};
type Trouble = { text: string; isBlocked: boolean };
type Busy = "sending" | "checking" | null;

/** Sends a code and trades it for a token; times, tries and gaps are those that the server counts. */
export function useCodeCheck({ clubCode, input, language, onVerified }: Options) {
  const { purpose, type, id, target } = input;
  const [code, setCode] = useState<PendingCode | null>(null);
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState<Busy>(null);
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const [isVerified, setVerified] = useState(false);
  const isRunning = useRef(false);

  useEffect(() => {
    const pending = readPendingCode({ purpose, type, id, target });
    setCode(pending);
    setResendAt(pending?.resendAt ?? null);
    setTrouble(null);
    setDemoCode(null);
    setVerified(false);
  }, [purpose, type, id, target]);

  const once = async (kind: Busy, run: () => Promise<boolean>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(kind);
    setTrouble(null);
    const isDone = await run();
    isRunning.current = false;
    setBusy(null);
    return isDone;
  };
  const hold = (next: PendingCode) => {
    setCode(next);
    savePendingCode(input, next);
  };
  const report = async (failure: CallFailure) =>
    setTrouble({
      text: await failureSentence(failure, language),
      isBlocked: failure.msgCode === "CERT_BLOCKED",
    });

  /** True when a code is on its way. */
  const send = () =>
    once("sending", async () => {
      const answer = await call(
        "POST /member/certification",
        { body: { clubCode, ...input } },
        { handled: true },
      );
      if (answer.ok) {
        // Real clock: counts down from the seconds that the server named.
        const next = pendingOf(answer.value, Date.now());
        hold(next);
        setResendAt(next.resendAt);
        setDemoCode(answer.value.devCode ?? null);
        return true;
      }
      const waitSeconds = answer.failure.msgCode === "CERT_TOO_SOON" ? Number(answer.failure.msgVar[0]) : 0;
      // Real clock: counts down from the seconds that the server named.
      if (waitSeconds > 0) setResendAt(Date.now() + waitSeconds * 1000);
      await report(answer.failure);
      return false;
    });

  /** True when the code was right. */
  const check = (typed: string) =>
    once("checking", async () => {
      if (!code) return false;
      const query = { certIdx: code.certIdx, code: typed };
      const answer = await call("GET /member/certification/check", { query }, { handled: true });
      if (answer.ok) {
        dropPendingCode(purpose);
        setVerified(true);
        onVerified(answer.value.certToken);
        return true;
      }
      const { msgCode, msgVar } = answer.failure;
      if (msgCode === "CERT_WRONG") hold({ ...code, triesLeft: Number(msgVar[0]) });
      if (msgCode === "CERT_EXPIRED" || msgCode === "CERT_BLOCKED") hold({ ...code, expiresAt: 0 });
      await report(answer.failure);
      return false;
    });

  return { code, resendAt, trouble, busy, demoCode, isVerified, send, check };
}

type Sent = { certIdx: string; expiresAt: string; expiresIn?: number | undefined; resendAfter: number };

/** The server counts in seconds from now on, so that a browser whose clock is wrong counts right too. */
function pendingOf({ certIdx, expiresAt, expiresIn, resendAfter }: Sent, now: number): PendingCode {
  const lifeSeconds = expiresIn ?? Math.max(1, Math.round((Date.parse(expiresAt) - now) / 1000));
  return {
    certIdx,
    lifeSeconds,
    expiresAt: now + lifeSeconds * 1000,
    resendAt: now + resendAfter * 1000,
    triesLeft: null,
  };
}
