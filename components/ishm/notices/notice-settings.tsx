"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SwitchField } from "@/components/form/switch-field";
import type { NoticeDetail } from "@/lib/contract/notices";
import { clubDate } from "@/lib/shared/club-time";
import type { NoticeDraft } from "@/lib/web/office/boards/notice";
import { showState } from "@/lib/web/office/boards/show-state";
import type { ErrorOf } from "../board/board-form";
import { PublishPanel } from "../board/publish-panel";
import type { BoardForm } from "../board/use-board-form";
import { useOffice } from "../frame/office-context";

type Props = { form: BoardForm<NoticeDraft, NoticeDetail>; errorOf: ErrorOf };

/** Whether, when and where visitors see the notice. */
export function NoticeSettings({ form, errorOf }: Props) {
  const t = useTranslations("ishm.notice.form");
  const { now, formats } = useOffice();
  const { draft, baseline, saved, isDirty, canSave, change } = form;
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
  const turn = (name: "isVisible" | "isTop", label: string) => (
    <SwitchField
      name={name}
      label={label}
      checked={draft[name]}
      disabled={!canSave}
      onChange={(event) => change({ [name]: event.target.checked })}
    />
  );
  return (
    <PublishPanel state={stateOf(draft)} savedState={saved && stateOf(baseline)} isDirty={isDirty}>
      {turn("isVisible", t("isVisible"))}
      {day("openFrom", t("openFrom"))}
      {day("openTo", t("openTo"))}
      {turn("isTop", t("isTop"))}
      {draft.isTop ? day("topUntil", t("topUntil")) : null}
    </PublishPanel>
  );
}
