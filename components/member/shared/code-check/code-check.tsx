"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { FieldError } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import type { Language } from "@/lib/shared/languages";
import { CodeEntry } from "./code-entry";
import type { CodeInput } from "./pending-code";
import { useCodeCheck } from "./use-code-check";

type Props = CodeInput & {
  clubCode: string;
  language: Language;
  /** Sends the code as soon as this is shown: the caller's button was the request. */
  sendsAtOnce?: boolean;
  onVerified(certToken: string): void;
};

/**
 * Proof that an address or a phone is one's own, by a code sent there. Not a form of its own, so that it may stand in
 * one; the texts never tell whether an account has the address (S-54).
 */
export function CodeCheck({ clubCode, language, sendsAtOnce = false, onVerified, ...input }: Props) {
  const t = useTranslations("codeCheck");
  const check = useCodeCheck({ clubCode, input, language, onVerified });
  const frame = useRef<HTMLFieldSetElement>(null);
  const focusField = () => frame.current?.querySelector("input")?.focus();
  const isAsked = useRef(false);
  const send = async () => {
    isAsked.current = true;
    await check.send();
    focusField();
  };
  const certIdx = check.code?.certIdx;
  // The field is there once the answer is shown; one that a reload brought back does not take the focus.
  useEffect(() => {
    if (certIdx !== undefined && isAsked.current) frame.current?.querySelector("input")?.focus();
  }, [certIdx]);
  useSendAtOnce(sendsAtOnce && !check.code, send);

  if (check.isVerified) {
    return (
      <p role="status" className="flex items-center gap-2 font-semibold text-ok">
        <Sign name="check" />
        {t("verified")}
      </p>
    );
  }
  return (
    <fieldset ref={frame}>
      <legend className="visually-hidden">{t("title")}</legend>
      {check.code ? (
        <CodeEntry {...check} code={check.code} input={input} focusField={focusField} onSend={send} />
      ) : (
        <>
          <Button
            variant="outline"
            isBusy={check.busy === "sending"}
            busyText={t("sending")}
            aria-describedby={check.trouble ? "code-send-error" : undefined}
            onClick={() => void send()}
          >
            {t("send")}
          </Button>
          <div role="alert">
            {check.trouble ? <FieldError id="code-send">{check.trouble.text}</FieldError> : null}
          </div>
        </>
      )}
    </fieldset>
  );
}

/** Sends once per mount, unless a reload found a pending code, which is read first. */
function useSendAtOnce(isWanted: boolean, send: () => Promise<void>) {
  const latest = useRef({ isWanted, send });
  latest.current = { isWanted, send };
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (latest.current.isWanted) void latest.current.send();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
