"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SwitchField } from "@/components/form/switch-field";
import { Button } from "@/components/ui/button";
import type { NoticePolicy } from "@/lib/shared/terms-notice";
import { formatDate } from "@/lib/shared/time/date-format";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import type { TermsForm } from "./use-terms-form";

/** When visitors hear of it and when it counts, by the club's rule on notice (C0470). */
export function TermsDates({ form, policy }: { form: TermsForm; policy: NoticePolicy }) {
  const t = useTranslations("ishm.terms.form");
  const { formats } = useOffice();
  const { draft, earliest, today, canSave } = form;
  const days = draft.unfavourable ? policy.unfavourableDays : policy.days;
  return (
    <Panel title={t("dates")}>
      <SwitchField label={t("isDraft")} hint={t("isDraftHint")} {...form.toggle("isDraft")} />
      <SwitchField
        label={t("unfavourable")}
        hint={t("unfavourableHint", { days: policy.unfavourableDays })}
        {...form.toggle("unfavourable")}
      />
      <DateField
        label={t("announceFrom")}
        hint={!canSave || draft.announceFrom > today ? undefined : t("announcedAtOnce")}
        {...form.text("announceFrom")}
      />
      <DateField label={t("effectiveDate")} {...form.text("effectiveDate")} />
      {!canSave || earliest === null ? null : (
        <div className="border-s-3 border-line-2 ps-3 text-ink-2">
          <p>{t("rule", { days, date: formatDate(earliest, formats) })}</p>
          {draft.effectiveDate === earliest ? null : (
            <Button
              size="small"
              variant="quiet"
              className="-ms-3"
              onClick={() => form.set("effectiveDate", earliest)}
            >
              {t("useEarliest")}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
