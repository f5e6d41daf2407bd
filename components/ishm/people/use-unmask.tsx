"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { ActionDialog } from "../action/action-dialog";

type Unmasking = {
  /** Goes into the query of the read as `reason`; undefined while persons are masked. */
  unmaskReason: string | undefined;
  /** The button that asks why, and hides again. */
  control: ReactNode;
};

/**
 * Persons are masked until somebody says why they must be seen (checklist P-08). `key` names what is looked at: another
 * record is masked again.
 */
export function useUnmask(key: string | number): Unmasking {
  const t = useTranslations("ishm.action");
  const [isAsking, setAsking] = useState(false);
  const [given, setGiven] = useState<{ key: string | number; reason: string } | null>(null);
  const unmaskReason = given?.key === key ? given.reason : undefined;
  const isOpen = unmaskReason !== undefined;
  const control = (
    <>
      <Button variant="outline" size="small" onClick={() => (isOpen ? setGiven(null) : setAsking(true))}>
        <Icon name={isOpen ? "eye-off" : "eye"} size={18} />
        {isOpen ? t("maskAgain") : t("unmask")}
      </Button>
      <ActionDialog
        title={t("unmaskTitle")}
        lines={[t("unmaskLine")]}
        reason="needed"
        confirmLabel={t("unmask")}
        isOpen={isAsking}
        onConfirm={(reason) => {
          setGiven({ key, reason });
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
  return { unmaskReason, control };
}
