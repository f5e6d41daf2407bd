"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { TextField } from "@/components/form/text-field";
import {
  announcedSeconds,
  clockText,
  useSecondsLeft,
} from "@/components/member/shared/data/use-seconds-left";
import { Button } from "@/components/ui/button";
import { Ruler } from "@/components/ui/layout/ruler";
import { certificationType } from "@/lib/contract/code-values/members";
import { maskEmail, maskPhone } from "@/lib/shared/texts/mask";
import { withGap } from "@/lib/shared/texts/sentences";
import type { CodeInput, PendingCode } from "./pending-code";
import type { useCodeCheck } from "./use-code-check";

type Props = Omit<ReturnType<typeof useCodeCheck>, "code" | "send"> & {
  code: PendingCode;
  input: CodeInput;
  focusField(): void;
  onSend(): Promise<void>;
};

const codeLength = 6;

/** Where the code went, the field for it, the time that is left, and the way to a new one. */
export function CodeEntry(props: Props) {
  const { code, input, resendAt, trouble, busy, demoCode, check, focusField, onSend } = props;
  const t = useTranslations("codeCheck");
  const [typed, setTyped] = useState("");
  const [isShort, setShort] = useState(false);
  const secondsLeft = useSecondsLeft(code.expiresAt);
  const waitSeconds = useSecondsLeft(resendAt);
  const isOver = secondsLeft === 0;

  const confirm = async () => {
    if (isOver) return focusField();
    setShort(typed.length !== codeLength);
    if (typed.length !== codeLength || !(await check(typed))) focusField();
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void confirm();
  };
  const sendAgain = () => {
    setTyped("");
    setShort(false);
    void onSend();
  };
  const error = isShort ? t("codeRequired") : (trouble?.text ?? (isOver ? t("expired") : undefined));
  return (
    <>
      <p role="status" className="mb-4">
        {t(sentKey(input), {
          target: input.type === certificationType.email ? maskEmail(input.target) : maskPhone(input.target),
        })}
        {demoCode ? (
          <span className="mt-1 block text-caption text-ink-3">{t("demo", { code: demoCode })}</span>
        ) : null}
      </p>
      <TextField
        name="code"
        label={t("code")}
        hint={trouble?.isBlocked ? t("blockedHint") : t("codeHint")}
        error={error}
        value={typed}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        className="text-lead tracking-[0.3em] tabular-nums"
        onKeyDown={onEnter}
        onChange={(event) => setTyped(digitsOf(event.target.value))}
      />
      <CodeTime
        secondsLeft={secondsLeft}
        lifeSeconds={code.lifeSeconds}
        triesLeft={trouble ? null : code.triesLeft}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button isBusy={busy === "checking"} busyText={t("confirming")} onClick={() => void confirm()}>
          {t("confirm")}
        </Button>
        <Button
          variant="outline"
          disabled={waitSeconds > 0}
          isBusy={busy === "sending"}
          busyText={t("sending")}
          onClick={sendAgain}
        >
          {waitSeconds > 0 ? t("againIn", { seconds: waitSeconds }) : t("again")}
        </Button>
      </div>
    </>
  );
}

/** A sign-up sends its code to any address; recovery only to the one on file. */
function sentKey({ purpose, type }: CodeInput) {
  const isOpen = purpose === "SIGNUP" || purpose === "CHANGE_PHONE";
  if (type === certificationType.email) return isOpen ? "sentEmail" : "maybeSentEmail";
  return isOpen ? "sentPhone" : "maybeSentPhone";
}

/** The digits of a typed or pasted text: without spaces and dashes, full-width digits as plain ones. */
function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "").slice(0, codeLength);
}

type CodeTimeProps = { secondsLeft: number; lifeSeconds: number; triesLeft: number | null };

const ticks = 27;

/** The time left of a code, seen every second and said seldom; ticks go out from the right. */
function CodeTime({ secondsLeft, lifeSeconds, triesLeft }: CodeTimeProps) {
  const t = useTranslations("codeCheck");
  const said = secondsLeft > 0 ? announcedSeconds(secondsLeft) : null;
  return (
    <div className="mt-4">
      <div className="flex flex-wrap justify-between gap-x-6 text-caption text-ink-2">
        <p>
          {withGap(t("timeLeft"))}
          <span className="font-semibold text-ink tabular-nums">{clockText(secondsLeft)}</span>
        </p>
        {triesLeft === null ? null : <p>{t("triesLeft", { count: triesLeft })}</p>}
      </div>
      <Ruler progress={Math.ceil((ticks * secondsLeft) / lifeSeconds)} className="mt-2" />
      <p role="status" className="visually-hidden">
        {said === null ? "" : t("leftSaid", { seconds: said })}
      </p>
      <p role="alert" className="visually-hidden">
        {secondsLeft === 0 ? t("expired") : ""}
      </p>
    </div>
  );
}
