"use client";

import { useTranslations } from "next-intl";
import { BoardPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import type { BannerFormProps } from "./banner-times";

/** What the pop-up shows, in twice the pixels of its frame. */
const frames = {
  layerFile: { width: 960, height: 480 },
  layerFileMobile: { width: 960, height: 480 },
} as const;

/** The picture of a banner, and another one for phones. */
export function BannerPictures({ form, errorOf }: BannerFormProps) {
  const t = useTranslations("ishm.banner.form");
  const { draft, saved, canSave, changePicture } = form;
  const picture = (part: keyof typeof frames, label: string, hint?: string) => (
    <BoardPicture
      id={part}
      label={label}
      hint={hint}
      size={frames[part]}
      savedUrl={saved?.pictures[part] ?? null}
      value={draft.pictures[part]}
      isNeeded={part === "layerFile"}
      isReadOnly={!canSave}
      error={errorOf(part)}
      onChange={(next) => changePicture(part, next)}
    />
  );
  return (
    <Panel title={t("pictures")}>
      {picture("layerFile", t("layerFile"))}
      {picture("layerFileMobile", t("layerFileMobile"), t("layerFileMobileHint"))}
    </Panel>
  );
}
