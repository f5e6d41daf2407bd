"use client";

import { useTranslations } from "next-intl";
import { DeedDialog } from "../deed/deed-dialog";
import type { Claim } from "./use-claim";

type Props = { claim: Claim; isOpen: boolean; onClose: () => void };

/** The description does not fit: the item is kept on, and the claim forgotten. */
export function RefuseDialog({ claim, isOpen, onClose }: Props) {
  const t = useTranslations("ishm.lostItems.claim");
  return (
    <DeedDialog
      title={t("refuse")}
      lines={[t("refuseLine")]}
      reason="needed"
      confirmLabel={t("refuse")}
      tone="bad"
      isOpen={isOpen}
      isBusy={claim.isBusy}
      failure={claim.refused}
      onConfirm={(reason) => void claim.act({ event: "REFUSE", reason })}
      onClose={onClose}
    />
  );
}
