"use client";

import { useTranslations } from "next-intl";
import { BoardPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import type { EventFormProps } from "./event-publishing";

/** The event's page shows it whole, the home page the middle of it. */
const frame = { width: 960, height: 540 };

/** The picture of an event. */
export function EventPicture({ form, errorOf }: EventFormProps) {
  const t = useTranslations("ishm.event.form");
  const { draft, saved, canSave, changePicture } = form;
  return (
    <Panel title={t("picture")}>
      <BoardPicture
        id="thumb"
        label={t("thumb")}
        hint={t("thumbHint")}
        size={frame}
        savedUrl={saved?.pictures.thumb ?? null}
        value={draft.pictures.thumb}
        isReadOnly={!canSave}
        error={errorOf("thumb")}
        onChange={(next) => changePicture("thumb", next)}
      />
    </Panel>
  );
}
