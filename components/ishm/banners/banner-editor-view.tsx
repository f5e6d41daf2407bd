"use client";

import { useTranslations } from "next-intl";
import { bannerBoard } from "@/lib/web/boards/banner";
import { BoardEditor } from "../board/form/board-editor";
import { BannerForm } from "./banner-form";

/** One banner, or a new one (`bannerIdx` null). */
export function BannerEditorView({ bannerIdx }: { bannerIdx: number | null }) {
  const t = useTranslations("ishm.banner");
  return (
    <BoardEditor board={bannerBoard} idx={bannerIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <BannerForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}
