"use client";

import { useTranslations } from "next-intl";
import { eventBoard } from "@/lib/web/boards/event";
import { BoardEditor } from "../board/form/board-editor";
import { EventForm } from "./event-form";

/** One event, or a new one (`eventIdx` null). */
export function EventEditorView({ eventIdx }: { eventIdx: number | null }) {
  const t = useTranslations("ishm.event");
  return (
    <BoardEditor board={eventBoard} idx={eventIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <EventForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}
