"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { HofDetail } from "@/lib/contract/boards/hof";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../action/action-dialog";
import { useSave } from "../form/use-save";

type Props = { entry: HofDetail; onChanged: () => Promise<void> };

/** The member takes the consent back: the entry is gone from the site at once, whatever else is typed. */
export function WithdrawConsent({ entry, onChanged }: Props) {
  const t = useTranslations("ishm.hof.consent");
  const [isAsking, setAsking] = useState(false);
  const { hofIdx, memberName } = entry;
  const saving = useSave({
    send: (_input: null) =>
      call(
        "PUT /ops/hof/{id}",
        { params: { id: String(hofIdx) }, body: { hasConsent: false } },
        { handled: true },
      ),
    async onSaved() {
      setAsking(false);
      toastBar(t("withdrawn"));
      await onChanged();
    },
  });
  return (
    <>
      <Button variant="outline" size="small" className="self-start" onClick={() => setAsking(true)}>
        {t("withdraw")}
      </Button>
      <ActionDialog
        title={t("withdraw")}
        lines={[t("withdrawLine", { name: memberName }), t("withdrawKept")]}
        confirmLabel={t("withdraw")}
        tone="bad"
        isOpen={isAsking}
        isBusy={saving.isBusy}
        failure={saving.refusal?.message}
        onConfirm={() => void saving.save(null)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
