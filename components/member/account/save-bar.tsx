"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

type Props = { isBusy: boolean; onGiveUp: () => void };

/** The end of a form: save, or leave everything as it was. */
export function SaveBar({ isBusy, onGiveUp }: Props) {
  const common = useTranslations("common");
  return (
    <div className="mt-12 flex flex-wrap gap-3 rule-top pt-6">
      <Button
        id="save"
        type="submit"
        size="large"
        isBusy={isBusy}
        busyText={common("saving")}
        className="grow min-[37.5rem]:grow-0"
      >
        {common("save")}
      </Button>
      <Button variant="outline" size="large" onClick={onGiveUp}>
        {common("cancel")}
      </Button>
    </div>
  );
}
