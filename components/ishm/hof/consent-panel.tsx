"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { consentHow, type HofDetail } from "@/lib/contract/boards/hof";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import type { HofFormProps } from "./hof-form";
import { hofShow } from "./hof-list";
import { HofShowChip } from "./hof-show-chip";
import { WithdrawConsent } from "./withdraw-consent";

type Props = HofFormProps & { latest: HofDetail | null; onChanged: () => Promise<void> };

/** Whether visitors see the entry: only with the consent of the member, of which is kept when and how it was given. */
export function ConsentPanel({ form, errorOf, latest, onChanged }: Props) {
  const t = useTranslations("ishm.hof.consent");
  const { formats } = useOffice();
  const { draft, baseline, canSave, change } = form;
  const withdrawnAt = baseline.hasConsent ? null : (latest?.consentWithdrawnAt ?? null);
  const show = hofShow({ ...draft, isWithdrawn: withdrawnAt !== null });
  return (
    <Panel title={t("title")} side={<HofShowChip show={show} />}>
      <SwitchField
        id="hasConsent"
        label={t("given")}
        hint={t("hint")}
        checked={draft.hasConsent}
        disabled={!canSave || baseline.hasConsent}
        onChange={({ target }) => change({ hasConsent: target.checked })}
      />
      {draft.hasConsent ? (
        <>
          <DateField
            id="consentOn"
            label={t("on")}
            value={draft.consentOn}
            readOnly={!canSave}
            error={errorOf("consentOn")}
            onChange={({ target }) => change({ consentOn: target.value })}
          />
          <SelectField
            id="consentHow"
            label={t("how")}
            placeholder={draft.consentHow === "" ? t("choose") : undefined}
            options={consentHow.options.map((one) => ({ value: one, label: t(`ways.${one}`) }))}
            value={draft.consentHow}
            disabled={!canSave}
            error={errorOf("consentHow")}
            onChange={({ target }) => change({ consentHow: target.value })}
          />
        </>
      ) : null}
      {withdrawnAt ? (
        <p className="text-bad">{t("withdrawnAt", { time: formatDateTime(withdrawnAt, formats) })}</p>
      ) : null}
      {latest?.hasConsent && canSave ? <WithdrawConsent entry={latest} onChanged={onChanged} /> : null}
      <SwitchField
        id="isVisible"
        label={t("isVisible")}
        checked={draft.isVisible}
        disabled={!canSave}
        onChange={({ target }) => change({ isVisible: target.checked })}
      />
      <p className="text-ink-2">{t(`means.${show}`)}</p>
    </Panel>
  );
}
