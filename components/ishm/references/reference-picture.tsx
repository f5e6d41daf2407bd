"use client";

import { useTranslations } from "next-intl";
import { BoardPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import type { ReferenceFormProps } from "./reference-publishing";

/** The frame of the shelf in the shop. */
const frame = { width: 960, height: 720 };

/** The picture of a product; a paper that has one from before can lose it. */
export function ReferencePicture({ form, errorOf }: ReferenceFormProps) {
  const t = useTranslations("ishm.reference.form");
  const { draft, saved, canSave, changePicture } = form;
  return (
    <Panel title={t("picture")}>
      <BoardPicture
        id="image"
        label={t("image")}
        hint={t("imageHint")}
        size={frame}
        savedUrl={saved?.pictures.image ?? null}
        value={draft.pictures.image}
        isReadOnly={!canSave}
        error={errorOf("image")}
        onChange={(next) => changePicture("image", next)}
      />
    </Panel>
  );
}
