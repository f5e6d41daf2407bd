"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Refusal } from "@/components/member/shared/layout/refusal";
import { Button } from "@/components/ui/button";
import type { Devices } from "./use-devices";

type Props = { devices: Devices };

/** Turns notices on this device on and off; the browser is asked after the tap alone. */
export function ThisDevice({ devices: { state, own, turnOn, end, isBusy, failure, said } }: Props) {
  const t = useTranslations("account.notices.here");
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (said) status.current?.focus();
  }, [said]);
  return (
    <>
      {/* As high as the state and its button, which come when the browser has answered. */}
      <div className="min-h-24">
        {state === undefined ? null : <p className="mb-4">{t(`states.${state}`)}</p>}
        {state === "off" ? (
          <Button isBusy={isBusy} onClick={() => void turnOn()}>
            {t("turnOn")}
          </Button>
        ) : null}
        {own ? (
          <Button variant="outline" isBusy={isBusy} onClick={() => void end(own.deviceIdx)}>
            {t("turnOff")}
          </Button>
        ) : null}
      </div>
      <p ref={status} tabIndex={-1} role="status" className="mt-2 min-h-6 text-caption text-ok">
        {said}
      </p>
      <Refusal>{failure}</Refusal>
    </>
  );
}
