"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { Button } from "@/components/ui/button";
import { consentHow, type HofDetail } from "@/lib/contract/boards/hof";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { ActionDialog } from "../action/action-dialog";
import { useActionCall } from "../action/use-action-call";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import type { HofFormProps } from "./hof-draft";
import { hofShow } from "./hof-list";
import { HofShowChip } from "./hof-show-chip";

/** Whether visitors see the entry: only with the consent of the member. When and how it was given is recorded. */
export function ConsentPanel({ form }: HofFormProps) {
  const t = useTranslations("ishm.hof.consent");
  const { formats } = useOffice();
  const { draft, baseline, record, canSave } = form;
  const withdrawnAt = baseline.hasConsent ? null : (record?.consentWithdrawnAt ?? null);
  const show = hofShow({ ...draft, isWithdrawn: withdrawnAt !== null });
  const given = form.toggle("hasConsent");
  return (
    <Panel title={t("title")} side={<HofShowChip show={show} />}>
      <SwitchField
        label={t("given")}
        hint={t("hint")}
        {...given}
        disabled={given.disabled || baseline.hasConsent}
      />
      {draft.hasConsent ? (
        <>
          <DateField label={t("on")} {...form.text("consentOn")} />
          <SelectField
            label={t("how")}
            placeholder={draft.consentHow === "" ? t("choose") : undefined}
            options={consentHow.options.map((one) => ({ value: one, label: t(`ways.${one}`) }))}
            {...form.choice("consentHow")}
          />
        </>
      ) : null}
      {withdrawnAt ? (
        <p className="text-bad">{t("withdrawnAt", { time: formatDateTime(withdrawnAt, formats) })}</p>
      ) : null}
      {record?.hasConsent && canSave ? <WithdrawConsent entry={record} refresh={form.reread} /> : null}
      <SwitchField label={t("isVisible")} {...form.toggle("isVisible")} />
      <p className="text-ink-2">{t(`means.${show}`)}</p>
    </Panel>
  );
}

/** The member takes the consent back: the entry is gone from the site at once, whatever else is typed. */
function WithdrawConsent({ entry, refresh }: { entry: HofDetail; refresh: () => Promise<void> }) {
  const t = useTranslations("ishm.hof.consent");
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useActionCall({
    send: () =>
      call(
        "PUT /ops/hof/{id}",
        { params: { id: String(entry.hofIdx) }, body: { hasConsent: false } },
        { handled: true },
      ),
    refresh,
    doneText: () => t("withdrawn"),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button variant="outline" size="small" className="self-start" onClick={() => setAsking(true)}>
        {t("withdraw")}
      </Button>
      <ActionDialog
        title={t("withdraw")}
        lines={[t("withdrawLine", { name: entry.memberName }), t("withdrawKept")]}
        confirmLabel={t("withdraw")}
        tone="bad"
        isOpen={isAsking}
        isBusy={withdrawal.isBusy}
        failure={withdrawal.failure}
        onConfirm={() => void withdrawal.run(undefined)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
