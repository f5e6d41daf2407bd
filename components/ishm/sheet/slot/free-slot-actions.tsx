"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field, fieldWiring } from "@/components/form/field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { ActionDialog } from "../../action/action-dialog";
import { useSheetCall } from "../day/use-sheet-call";
import type { SheetContext } from "../day/use-sheet-context";
import { type Purpose, purposesFor, timeBetween } from "./purpose";
import { PurposeDialog } from "./purpose-dialog";

type Props = { slot: StaffSlot; context: SheetContext; onBook: () => void };

/** The actions on a slot without a booking. */
export function FreeActions({ slot, context, onBook }: Props) {
  const t = useTranslations("ishm.sheet.acts");
  const { rights } = context;
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
      <PurposeDialog purpose={purpose} slots={[slot]} context={context} onClose={() => setPurpose(null)} />
      {isSqueezing ? (
        <SqueezeDialog after={slot} context={context} onClose={() => setSqueezing(false)} />
      ) : null}
    </div>
  );
}

type SqueezeDialogProps = { after: StaffSlot; context: SheetContext; onClose: () => void };

/** Adds a tee time between two others of a course. */
function SqueezeDialog({ after, context, onClose }: SqueezeDialogProps) {
  const t = useTranslations("ishm.sheet.squeeze");
  const { playDate, slots } = context.sheet;
  const { courseCode } = after;
  const course = context.courseName(courseCode);
  const [initial] = useState(() => ({ teeTime: timeBetween(slots, after), note: "" }));
  const { run, isBusy, refusal } = useSheetCall("POST /ops/slots", {
    refresh: context.refresh,
    doneText: (_answer, { body }) => t("done", { time: body.teeTime, course }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen
      title={t("title", { course })}
      lines={[t("line", { time: after.teeTime })]}
      confirmLabel={t("confirm")}
      isBusy={isBusy}
      refusal={refusal?.field === "teeTime" ? { ...refusal, message: t("noRoom") } : refusal}
      initial={initial}
      fields={{
        teeTime: {
          kind: "custom",
          label: t("time"),
          render: (bound) => <TimeField {...bound} label={t("time")} />,
        },
        note: { kind: "text", label: t("note"), maxLength: 200 },
      }}
      onConfirm={(_reason, { teeTime, note }) =>
        void run({ body: { playDate, courseCode, teeTime, ...(note.trim() ? { note: note.trim() } : {}) } })
      }
      onClose={onClose}
    />
  );
}

type TimeFieldProps = {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (time: string) => void;
};

function TimeField({ id, label, value, error, onChange }: TimeFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <DateInput
        {...fieldWiring(id, { error })}
        type="time"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
