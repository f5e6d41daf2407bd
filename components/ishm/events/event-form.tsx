"use client";

import { useTranslations } from "next-intl";
import type { EventDetail } from "@/lib/contract/boards/events";
import { eventBoard } from "@/lib/web/boards/event";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { BoardForm } from "../board/form/board-form";
import { BoardRichText, BoardWords } from "../board/form/text-fields";
import { useBoardForm } from "../board/form/use-board-form";
import { EventPicture } from "./event-picture";
import { EventPublishing } from "./event-publishing";
import { EventTaking } from "./event-taking";

type Props = { record: EventDetail | null; canSave: boolean };

/** An event in every language of the club, with its days, whom it is for and how one takes part. */
export function EventForm({ record, canSave }: Props) {
  const t = useTranslations("ishm.event.form");
  const form = useBoardForm({ board: eventBoard, record, canSave });
  const sentenceOf = ({ field, reason }: FieldProblem) => {
    if (field === "startDate" && reason === "required") return t("startNeeded");
    if (field === "endDate") return t(reason === "required" ? "endNeeded" : "periodWrong");
    if (field === "link") return t("linkWrong");
    return field.endsWith(".title") && reason === "required" ? t("titleRequired") : null;
  };
  return (
    <BoardForm
      form={form}
      sentenceOf={sentenceOf}
      texts={(panel) => (
        <>
          <BoardWords of={panel} name="title" label={t("titleLabel")} maxLength={120} />
          <BoardWords
            of={panel}
            name="summary"
            label={t("summary")}
            hint={t("summaryHint")}
            maxLength={200}
            rows={2}
          />
          <BoardRichText of={panel} name="contents" label={t("contents")} />
        </>
      )}
      below={(errorOf) => <EventPicture form={form} errorOf={errorOf} />}
      settings={(errorOf) => (
        <>
          <EventPublishing form={form} errorOf={errorOf} />
          <EventTaking form={form} errorOf={errorOf} />
        </>
      )}
    />
  );
}
