"use client";

import { useTranslations } from "next-intl";
import { ActionDialog } from "../action/action-dialog";
import type { Claim } from "./use-claim";

type Props = { claim: Claim; isOpen: boolean; onClose: () => void };

/** The description does not fit: the item is kept on, and the claim forgotten. */
export function RefuseDialog({ claim, isOpen, onClose }: Props) {
  const t = useTranslations("ishm.lostItems.claim");
  return (
    <ActionDialog
      title={t("refuse")}
      lines={[t("refuseLine")]}
      reason="needed"
      confirmLabel={t("refuse")}
      tone="bad"
      isOpen={isOpen}
      isBusy={claim.isBusy}
      failure={claim.refused}
      onConfirm={(reason) => void claim.send({ event: "REFUSE", reason })}
      onClose={onClose}
    />
  );
}
