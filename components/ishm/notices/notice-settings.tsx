"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SwitchField } from "@/components/form/switch-field";
import { clubDate } from "@/lib/shared/club-time";
import type { NoticeField } from "@/lib/web/office/notice-check";
import type { NoticeDraft } from "@/lib/web/office/notice-draft";
import { noticeState } from "@/lib/web/office/notice-state";
import { useOffice } from "../frame/office-context";
import { Panel } from "../frame/panel";
import { NoticeStateChip } from "./notice-state-chip";

type Props = {
  draft: NoticeDraft;
  onChange: (part: Partial<NoticeDraft>) => void;
  errorOf: (field: NoticeField) => string | undefined;
  isReadOnly: boolean;
};

/** Whether, when and where visitors see the notice. */
export function NoticeSettings({ draft, onChange, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.notice");
  const { now, formats } = useOffice();
  const days = { openFrom: draft.openFrom || null, openTo: draft.openTo || null };
  const state = noticeState(
    { ...days, isVisible: draft.isVisible },
    clubDate(now(), formats.standardTimeZone),
  );
  return (
    <Panel title={t("form.publishing")} side={<NoticeStateChip state={state} />}>
      <SwitchField
        name="isVisible"
        label={t("form.isVisible")}
        checked={draft.isVisible}
        disabled={isReadOnly}
        onChange={(event) => onChange({ isVisible: event.target.checked })}
      />
      <DateField
        name="openFrom"
        label={t("form.openFrom")}
        value={draft.openFrom}
        readOnly={isReadOnly}
        error={errorOf("openFrom")}
        onChange={(event) => onChange({ openFrom: event.target.value })}
      />
      <DateField
        name="openTo"
        label={t("form.openTo")}
        value={draft.openTo}
        readOnly={isReadOnly}
        error={errorOf("openTo")}
        onChange={(event) => onChange({ openTo: event.target.value })}
      />
      <SwitchField
        name="isTop"
        label={t("form.isTop")}
        checked={draft.isTop}
        disabled={isReadOnly}
        onChange={(event) => onChange({ isTop: event.target.checked })}
      />
      {draft.isTop ? (
        <DateField
          name="topUntil"
          label={t("form.topUntil")}
          value={draft.topUntil}
          readOnly={isReadOnly}
          error={errorOf("topUntil")}
          onChange={(event) => onChange({ topUntil: event.target.value })}
        />
      ) : null}
    </Panel>
  );
}
