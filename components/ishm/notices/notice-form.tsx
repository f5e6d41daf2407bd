"use client";

import { useTranslations } from "next-intl";
import type { NoticeDetail } from "@/lib/contract/boards/notices";
import { noticeBoard } from "@/lib/web/boards/notice";
import { BoardFiles } from "../board/form/board-files";
import { BoardForm } from "../board/form/board-form";
import { BoardRichText, BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { NoticeSettings } from "./notice-settings";

type Props = { record: NoticeDetail | null; canSave: boolean };

/** A notice in every language of the club. */
export function NoticeForm({ record, canSave }: Props) {
  const t = useTranslations("ishm.notice.form");
  const form = useBoardForm({ board: noticeBoard, record, canSave });
  return (
    <BoardForm
      form={form}
      sentenceOf={({ field, reason }) => {
        if (field === "openTo") return t("periodWrong");
        return field.endsWith(".title") && reason === "required" ? t("titleRequired") : null;
      }}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="title" label={t("titleLabel")} maxLength={120} />
          <BoardRichText of={panel} name="contents" label={t("contents")} />
        </>
      )}
      settings={(errorOf) => (
        <>
          <NoticeSettings form={form} errorOf={errorOf} />
          <BoardFiles form={form} refused={errorOf("files")} />
        </>
      )}
    />
  );
}
