"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Refusal } from "./refusal";

type Props = {
  word: string;
  busyText: string;
  isBusy: boolean;
  refusal: string | null;
  /** Discards the input; null where there is nothing to go back to. */
  onGiveUp: (() => void) | null;
};

/** The foot of a binding form: the submit button, a way back, and the server's refusal. */
export function BindingFoot({ word, busyText, isBusy, refusal, onGiveUp }: Props) {
  const common = useTranslations("common");
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="binding" size="large" isBusy={isBusy} busyText={busyText}>
          {word}
        </Button>
        {onGiveUp ? (
          <Button variant="outline" size="large" onClick={onGiveUp}>
            {common("cancel")}
          </Button>
        ) : null}
      </div>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}
