"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import { SwitchField } from "@/components/form/switch-field";
import type { NoticeDetail } from "@/lib/contract/boards/notices";
import { clubDate } from "@/lib/shared/time/club-time";
import { type NoticeDraft, noticeBoard } from "@/lib/web/boards/notice";
import { showState } from "@/lib/web/boards/show-state";
import { BoardEditor } from "../board/form/board-editor";
import { BoardFiles } from "../board/form/board-files";
import { BoardForm } from "../board/form/board-form";
import { PublishPanel } from "../board/form/publish-panel";
import { BoardRichText, BoardWords } from "../board/form/text-fields";
import { type BoardForm as Form, useBoardForm } from "../board/form/use-board-form";
import { useOffice } from "../frame/root/office-context";

/** One notice, or a new one (`noticeIdx` null). */
export function NoticeEditorView({ noticeIdx }: { noticeIdx: number | null }) {
  const t = useTranslations("ishm.notice");
  return (
    <BoardEditor board={noticeBoard} idx={noticeIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <NoticeForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}

function NoticeForm({ record, canSave }: { record: NoticeDetail | null; canSave: boolean }) {
  const t = useTranslations("ishm.notice.form");
  const form = useBoardForm({
    board: noticeBoard,
    record,
    canSave,
    sentenceOf({ field, reason }) {
      if (field === "openTo") return t("periodWrong");
      return field.endsWith(".title") && reason === "required" ? t("titleRequired") : null;
    },
  });
  return (
    <BoardForm
      form={form}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="title" label={t("titleLabel")} maxLength={120} />
          <BoardRichText of={panel} name="contents" label={t("contents")} />
        </>
      )}
      settings={
        <>
          <NoticeSettings form={form} />
          <BoardFiles form={form} refused={form.errorOf("files")} />
        </>
      }
    />
  );
}

/** Whether, when and where visitors see the notice. */
function NoticeSettings({ form }: { form: Form<NoticeDraft, NoticeDetail> }) {
  const t = useTranslations("ishm.notice.form");
  const { now, formats } = useOffice();
  const today = clubDate(now(), formats.standardTimeZone);
  const stateOf = ({ isVisible, openFrom, openTo }: NoticeDraft) =>
    showState({ isVisible, from: openFrom, to: openTo }, today);
  return (
    <PublishPanel form={form} stateOf={stateOf}>
      <DateField label={t("openFrom")} {...form.text("openFrom")} />
      <DateField label={t("openTo")} {...form.text("openTo")} />
      <SwitchField label={t("isTop")} {...form.toggle("isTop")} />
      {form.draft.isTop ? <DateField label={t("topUntil")} {...form.text("topUntil")} /> : null}
    </PublishPanel>
  );
}
