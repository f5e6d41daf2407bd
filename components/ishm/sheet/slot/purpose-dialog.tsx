"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { TextField } from "@/components/form/text-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { ActionDialog } from "../../action/action-dialog";
import { useCodeOptions } from "../../board/form/use-code-options";
import { useSheetCall } from "../day/use-sheet-call";
import type { SheetContext } from "../day/use-sheet-context";
import { type Purpose, purposeCall } from "./purpose";

type Props = {
  /** Null while nothing is asked. */
  purpose: Purpose | null;
  slots: readonly StaffSlot[];
  context: SheetContext;
  onClose: () => void;
};

/** Asks before slots are blocked, opened or allotted, or get a note; all of them or none. */
export function PurposeDialog(props: Props) {
  return props.purpose ? <Asked {...props} purpose={props.purpose} /> : null;
}

function Asked({ purpose, slots, context, onClose }: Props & { purpose: Purpose }) {
  const t = useTranslations("ishm.sheet.purpose");
  // The versions that were shown: slots that somebody else changes meanwhile are refused, not overwritten.
  const [seen] = useState(slots);
  const [note, setNote] = useState(seen.length === 1 ? (seen[0]?.note ?? "") : "");
  const [types, setTypes] = useState<readonly string[]>(seen[0]?.memberTypes ?? []);
  const [isRefused, setRefused] = useState(false);
  const action = useSheetCall("PUT /ops/slots", {
    refresh: context.refresh,
    doneText: ({ updated }) => t(`done.${purpose}`, { count: updated }),
    onDone() {
      context.state.clear();
      onClose();
    },
  });
  const isMissing = purpose === "allot" && types.length === 0;
  function confirm() {
    setRefused(isMissing);
    if (isMissing) return;
    void action.run(purposeCall(purpose, seen, { note, memberTypes: types }));
  }
  return (
    <ActionDialog
      isOpen
      title={t(`title.${purpose}`, { count: seen.length })}
      lines={[seen.map(context.titleOf).join(", "), t(`line.${purpose}`)]}
      confirmLabel={t(`confirm.${purpose}`)}
      isBusy={action.isBusy}
      failure={action.failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      {purpose === "allot" ? (
        <TypeChoice chosen={types} isRefused={isRefused && isMissing} onChoose={setTypes} />
      ) : null}
      <TextField
        label={t("note")}
        hint={t("noteHint")}
        value={note}
        maxLength={200}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionDialog>
  );
}

type TypeChoiceProps = {
  chosen: readonly string[];
  isRefused: boolean;
  onChoose: (types: readonly string[]) => void;
};

/** The member types that may book a time online. */
function TypeChoice({ chosen, isRefused, onChoose }: TypeChoiceProps) {
  const t = useTranslations("ishm.sheet.purpose");
  const options = useCodeOptions("memberTypes");
  return (
    <fieldset>
      <legend className="mb-1 text-caption font-semibold">{t("types")}</legend>
      {isRefused ? (
        <p role="alert" className="text-caption font-medium text-bad">
          {t("typesNeeded")}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
