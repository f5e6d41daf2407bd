"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/form/date-field";
import type { EventDetail } from "@/lib/contract/boards/events";
import { clubDate } from "@/lib/shared/time/club-time";
import { type EventDraft, eventBoard } from "@/lib/web/boards/event";
import { showState } from "@/lib/web/boards/show-state";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { BoardEditor } from "../board/form/board-editor";
import { BoardForm } from "../board/form/board-form";
import { CodeChecks } from "../board/form/code-checks";
import { LinkField } from "../board/form/link-field";
import { PublishPanel } from "../board/form/publish-panel";
import { BoardRichText, BoardWords } from "../board/form/text-fields";
import { type BoardForm as Form, useBoardForm } from "../board/form/use-board-form";
import { useCodeOptions } from "../board/form/use-code-options";
import { FormPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

/** One event, or a new one (`eventIdx` null). */
export function EventEditorView({ eventIdx }: { eventIdx: number | null }) {
  const t = useTranslations("ishm.event");
  return (
    <BoardEditor board={eventBoard} idx={eventIdx} titles={{ new: t("new"), edit: t("edit") }}>
      {(record, canSave) => <EventForm record={record} canSave={canSave} />}
    </BoardEditor>
  );
}

/** The event's page shows it whole, the home page the middle of it. */
const frame = { width: 960, height: 540 };

function EventForm({ record, canSave }: { record: EventDetail | null; canSave: boolean }) {
  const t = useTranslations("ishm.event.form");
  const sentenceOf = ({ field, reason }: FieldProblem) => {
    if (field === "startDate" && reason === "required") return t("startNeeded");
    if (field === "endDate") return t(reason === "required" ? "endNeeded" : "periodWrong");
    if (field === "link") return t("linkWrong");
    return field.endsWith(".title") && reason === "required" ? t("titleRequired") : null;
  };
  const form = useBoardForm({ board: eventBoard, record, canSave, sentenceOf });
  const summary = { label: t("summary"), hint: t("summaryHint"), maxLength: 200, rows: 2 };
  return (
    <BoardForm
      form={form}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="title" label={t("titleLabel")} maxLength={120} />
          <BoardWords of={panel} name="summary" {...summary} />
          <BoardRichText of={panel} name="contents" label={t("contents")} />
        </>
      )}
      below={
        <Panel title={t("picture")}>
          <FormPicture form={form} part="thumb" label={t("thumb")} hint={t("thumbHint")} size={frame} />
        </Panel>
      }
      settings={
        <>
          <EventPublishing form={form} />
          <EventTaking form={form} />
        </>
      }
    />
  );
}

type PanelProps = { form: Form<EventDraft, EventDetail> };

/** Whether visitors see the event, and on which days it is. */
function EventPublishing({ form }: PanelProps) {
  const t = useTranslations("ishm.event.form");
  const { now, formats } = useOffice();
  const today = clubDate(now(), formats.standardTimeZone);
  const stateOf = ({ isVisible, startDate, endDate }: EventDraft) =>
    showState({ isVisible, from: startDate, to: endDate }, today);
  return (
    <PublishPanel form={form} stateOf={stateOf} of="event">
      <DateField label={t("startDate")} {...form.text("startDate")} />
      <DateField label={t("endDate")} {...form.text("endDate")} />
    </PublishPanel>
  );
}

/** Whom an event is for, and the page on which one takes part. */
function EventTaking({ form }: PanelProps) {
  const t = useTranslations("ishm.event.form");
  const options = useCodeOptions("memberTypes");
  const { memberTypes } = form.draft;
  return (
    <Panel title={t("taking")}>
      <CodeChecks
        id="memberTypes"
        label={t("memberTypes")}
        hint={memberTypes.length === 0 ? t("everyone") : undefined}
        options={options}
        chosen={memberTypes}
        isReadOnly={!form.canSave}
        error={form.errorOf("memberTypes")}
        onChange={(next) => form.set("memberTypes", next)}
      />
      <LinkField label={t("link")} {...form.custom("link")} />
    </Panel>
  );
}
