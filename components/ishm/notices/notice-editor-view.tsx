"use client";

import { useTranslations } from "next-intl";
import { noticeBoard } from "@/lib/web/boards/notice";
import { BoardEditor } from "../board/form/board-editor";
import { NoticeForm } from "./notice-form";

/** One notice, or a new one (`noticeIdx` null). */
export function NoticeEditorView({ noticeIdx }: { noticeIdx: number | null }) {
  const t = useTranslations("ishm.notice");
  return (
    <BoardEditor board={noticeBoard} idx={noticeIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <NoticeForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}
