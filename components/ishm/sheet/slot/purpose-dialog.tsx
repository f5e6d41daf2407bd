"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
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

type Input = { memberTypes: readonly string[]; note: string };

/** Asks before slots are blocked, opened or allotted, or get a note; all of them or none. */
export function PurposeDialog(props: Props) {
  return props.purpose ? <Asked {...props} purpose={props.purpose} /> : null;
}

function Asked({ purpose, slots, context, onClose }: Props & { purpose: Purpose }) {
  const t = useTranslations("ishm.sheet.purpose");
  // The versions that were shown: slots that somebody else changes meanwhile are refused, not overwritten.
  const [seen] = useState(slots);
  const initial: Input = {
    memberTypes: seen[0]?.memberTypes ?? [],
    note: seen.length === 1 ? (seen[0]?.note ?? "") : "",
  };
  const action = useSheetCall("PUT /ops/slots", {
    refresh: context.refresh,
    doneText: ({ updated }) => t(`done.${purpose}`, { count: updated }),
    onDone() {
      context.state.clear();
      onClose();
    },
  });
  return (
    <ActionDialog
      isOpen
      title={t(`title.${purpose}`, { count: seen.length })}
      lines={[seen.map(context.titleOf).join(", "), t(`line.${purpose}`)]}
      confirmLabel={t(`confirm.${purpose}`)}
      isBusy={action.isBusy}
      refusal={action.refusal}
      initial={initial}
      fields={{
        memberTypes: {
          kind: "custom",
          label: t("types"),
          isShown: () => purpose === "allot",
          check: (types) => (types.length === 0 ? t("typesNeeded") : null),
          render: ({ value, error, onChange }) => (
            <TypeChoice chosen={value} error={error} onChoose={onChange} />
          ),
        },
        note: { kind: "text", label: t("note"), hint: t("noteHint"), maxLength: 200 },
      }}
      onConfirm={(_reason, input) => void action.run(purposeCall(purpose, seen, input))}
      onClose={onClose}
    />
  );
}

type TypeChoiceProps = {
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (types: readonly string[]) => void;
};

/** The member types that may book a time online. */
function TypeChoice({ chosen, error, onChoose }: TypeChoiceProps) {
  const t = useTranslations("ishm.sheet.purpose");
  const options = useCodeOptions("memberTypes");
  return (
    <fieldset>
      <legend className="mb-1 text-caption font-semibold">{t("types")}</legend>
      <p role="alert" className="text-caption font-medium text-bad empty:hidden">
        {error}
      </p>
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
