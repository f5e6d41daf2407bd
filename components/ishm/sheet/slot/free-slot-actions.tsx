"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field, fieldWiring } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../../action/action-dialog";
import { useDeskCall } from "../day/use-desk-call";
import type { SheetPlace } from "../day/use-sheet-place";
import { type Purpose, purposesFor, timeBetween } from "./purpose";
import { PurposeDialog } from "./purpose-dialog";

type Props = { slot: StaffSlot; place: SheetPlace; onBook: () => void };

/** What can be done with a time that nobody has booked. */
export function FreeActions({ slot, place, onBook }: Props) {
  const t = useTranslations("ishm.sheet.acts");
  const { rights } = place;
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const [isSqueezing, setSqueezing] = useState(false);
  const isPast = slot.display === slotState.closed;
  const canBook = rights.isCreate && !isPast && slot.lock === null && slot.linkedSheetIdx === null;
  return (
    <div className="flex flex-wrap gap-2">
      {canBook ? (
        <Button size="small" onClick={onBook}>
          {t("book")}
        </Button>
      ) : null}
      {rights.isUpdate
        ? purposesFor([slot]).map((one) => (
            <Button key={one} variant="outline" size="small" onClick={() => setPurpose(one)}>
              {t(`purpose.${one}`)}
            </Button>
          ))
        : null}
      {rights.isCreate && !isPast ? (
        <Button variant="outline" size="small" onClick={() => setSqueezing(true)}>
          {t("squeeze")}
        </Button>
      ) : null}
      <PurposeDialog purpose={purpose} slots={[slot]} place={place} onClose={() => setPurpose(null)} />
      {isSqueezing ? <SqueezeDialog after={slot} place={place} onClose={() => setSqueezing(false)} /> : null}
    </div>
  );
}

type SqueezeDialogProps = { after: StaffSlot; place: SheetPlace; onClose: () => void };

const id = "teeTime";

/** Adds a tee time between two others of a course. */
function SqueezeDialog({ after, place, onClose }: SqueezeDialogProps) {
  const t = useTranslations("ishm.sheet.squeeze");
  const { playDate, slots } = place.sheet;
  const [teeTime, setTeeTime] = useState(() => timeBetween(slots, after));
  const [note, setNote] = useState("");
  const course = place.courseName(after.courseCode);
  const action = useDeskCall("POST /ops/slots", {
    refresh: place.refresh,
    onDone() {
      toastBar(t("done", { time: teeTime, course }));
      onClose();
    },
  });
  const atTime = action.refusal?.field === id;
  const error = atTime ? t("noRoom") : undefined;
  return (
    <ActionDialog
      isOpen
      title={t("title", { course })}
      lines={[t("line", { time: after.teeTime })]}
      confirmLabel={t("confirm")}
      isBusy={action.isBusy}
      failure={atTime ? null : action.failure}
      onConfirm={() =>
        void action.send({
          body: {
            playDate,
            courseCode: after.courseCode,
            teeTime,
            ...(note.trim() ? { note: note.trim() } : {}),
          },
        })
      }
      onClose={onClose}
    >
      <Field id={id} label={t("time")} error={error}>
        <DateInput
          {...fieldWiring(id, { error })}
          type="time"
          value={teeTime}
          onChange={(event) => setTeeTime(event.target.value)}
        />
      </Field>
      <TextField
        label={t("note")}
        value={note}
        maxLength={200}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionDialog>
  );
}
