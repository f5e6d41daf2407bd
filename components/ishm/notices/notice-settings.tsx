"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SwitchField } from "@/components/form/switch-field";
import type { NoticeDetail } from "@/lib/contract/boards/notices";
import { clubDate } from "@/lib/shared/time/club-time";
import type { NoticeDraft } from "@/lib/web/boards/notice";
import { showState } from "@/lib/web/boards/show-state";
import type { ErrorOf } from "../board/form/board-form";
import { PublishPanel } from "../board/form/publish-panel";
import type { BoardForm } from "../board/form/use-board-form";
import { useOffice } from "../frame/root/office-context";

type Props = { form: BoardForm<NoticeDraft, NoticeDetail>; errorOf: ErrorOf };

/** Whether, when and where visitors see the notice. */
export function NoticeSettings({ form, errorOf }: Props) {
  const t = useTranslations("ishm.notice.form");
  const { now, formats } = useOffice();
  const { draft, canSave, change } = form;
  const today = clubDate(now(), formats.standardTimeZone);
  const stateOf = ({ isVisible, openFrom, openTo }: NoticeDraft) =>
    showState({ isVisible, from: openFrom, to: openTo }, today);
  const day = (name: "openFrom" | "openTo" | "topUntil", label: string) => (
    <DateField
      name={name}
      label={label}
      value={draft[name]}
      readOnly={!canSave}
      error={errorOf(name)}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <PublishPanel form={form} stateOf={stateOf}>
      {day("openFrom", t("openFrom"))}
      {day("openTo", t("openTo"))}
      <SwitchField
        name="isTop"
        label={t("isTop")}
        checked={draft.isTop}
        disabled={!canSave}
        onChange={(event) => change({ isTop: event.target.checked })}
      />
      {draft.isTop ? day("topUntil", t("topUntil")) : null}
    </PublishPanel>
  );
}
