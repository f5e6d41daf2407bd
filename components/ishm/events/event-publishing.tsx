"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import type { EventDetail } from "@/lib/contract/boards/events";
import { clubDate } from "@/lib/shared/time/club-time";
import type { EventDraft } from "@/lib/web/boards/event";
import { showState } from "@/lib/web/boards/show-state";
import type { ErrorOf } from "../board/form/board-form";
import { PublishPanel } from "../board/form/publish-panel";
import type { BoardForm } from "../board/form/use-board-form";
import { useOffice } from "../frame/root/office-context";

export type EventFormProps = { form: BoardForm<EventDraft, EventDetail>; errorOf: ErrorOf };

/** Whether visitors see the event, and on which days it is. */
export function EventPublishing({ form, errorOf }: EventFormProps) {
  const t = useTranslations("ishm.event.form");
  const { now, formats } = useOffice();
  const { draft, canSave, change } = form;
  const today = clubDate(now(), formats.standardTimeZone);
  const stateOf = ({ isVisible, startDate, endDate }: EventDraft) =>
    showState({ isVisible, from: startDate, to: endDate }, today);
  const day = (name: "startDate" | "endDate", label: string) => (
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
    <PublishPanel form={form} stateOf={stateOf} of="event">
      {day("startDate", t("startDate"))}
      {day("endDate", t("endDate"))}
    </PublishPanel>
  );
}
