"use client";

import { useTranslations } from "next-intl";
import { JourneyFrame } from "@/components/member/layout/journey-frame";
import { Button } from "@/components/ui/button";
import { useWayBack } from "./use-way-back";

type Props = { clubCode: string; title: string };

/** What the provider's window shows in the moment before it closes, or for good where it may not close by itself. */
export function WayBackView({ clubCode, title }: Props) {
  const t = useTranslations("identity");
  const state = useWayBack(clubCode);
  return (
    <JourneyFrame title={title}>
      <p role="status" className="text-reading">
        {state.kind === "refused" ? state.message : t(`wayBack.${state.kind}`)}
      </p>
      {state.kind === "trading" ? null : (
        <Button variant="outline" className="mt-8" onClick={() => window.close()}>
          {t("closeWindow")}
        </Button>
      )}
    </JourneyFrame>
  );
}
