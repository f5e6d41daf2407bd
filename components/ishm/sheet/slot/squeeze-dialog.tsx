"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field, fieldWiring } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { DateInput } from "@/components/ui/input";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../../action/action-dialog";
import { useDeskCall } from "../day/use-desk-call";
import type { SheetPlace } from "../day/use-sheet-place";
import { timeBetween } from "./purpose";

type Props = { after: StaffSlot; place: SheetPlace; onClose: () => void };

const id = "teeTime";

/** Adds a tee time between two others of a course. */
export function SqueezeDialog({ after, place, onClose }: Props) {
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
