"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SwitchField } from "@/components/form/switch-field";
import { Button } from "@/components/ui/button";
import type { NoticePolicy } from "@/lib/shared/terms-notice";
import { formatDate } from "@/lib/shared/time/date-format";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import type { TermsDraft } from "./terms-draft";

type Props = {
  draft: TermsDraft;
  change: (part: Partial<TermsDraft>) => void;
  policy: NoticePolicy;
  earliest: string | null;
  today: string;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** When visitors hear of it and when it counts, by the club's rule on notice (C0470). */
export function TermsDates({ draft, change, policy, earliest, today, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.terms.form");
  const { formats } = useOffice();
  const days = draft.unfavourable ? policy.unfavourableDays : policy.days;
  return (
    <Panel title={t("dates")}>
      <SwitchField
        name="isDraft"
        label={t("isDraft")}
        hint={t("isDraftHint")}
        checked={draft.isDraft}
        disabled={isReadOnly}
        onChange={(event) => change({ isDraft: event.target.checked })}
      />
      <SwitchField
        name="unfavourable"
        label={t("unfavourable")}
        hint={t("unfavourableHint", { days: policy.unfavourableDays })}
        checked={draft.unfavourable}
        disabled={isReadOnly}
        onChange={(event) => change({ unfavourable: event.target.checked })}
      />
      <DateField
        name="announceFrom"
        label={t("announceFrom")}
        hint={isReadOnly || draft.announceFrom > today ? undefined : t("announcedAtOnce")}
        value={draft.announceFrom}
        readOnly={isReadOnly}
        error={errorOf("announceFrom")}
        onChange={(event) => change({ announceFrom: event.target.value })}
      />
      <DateField
        name="effectiveDate"
        label={t("effectiveDate")}
        value={draft.effectiveDate}
        readOnly={isReadOnly}
        error={errorOf("effectiveDate")}
        onChange={(event) => change({ effectiveDate: event.target.value })}
      />
      {isReadOnly || earliest === null ? null : (
        <div className="border-s-3 border-line-2 ps-3 text-ink-2">
          <p>{t("rule", { days, date: formatDate(earliest, formats) })}</p>
          {draft.effectiveDate === earliest ? null : (
            <Button
              size="small"
              variant="quiet"
              className="-ms-3"
              onClick={() => change({ effectiveDate: earliest })}
            >
              {t("useEarliest")}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
