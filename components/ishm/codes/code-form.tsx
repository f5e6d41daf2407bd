"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { TextField } from "@/components/form/text-field";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { FormFoot } from "../form/form-foot";
import { NamesFields } from "../form/names-fields";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { codeDraftOf } from "./code-draft";
import { codeProblems } from "./code-problems";
import { useCodeSave } from "./use-code-save";

type Props = {
  groupId: string;
  row: CodeRow | null;
  version: number;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
};

const places = [0, 1, 2, 3] as const;

/** An entry: its code when it is new, its name in every language, its values. */
export function CodeForm({ groupId, row, version, onDirty, onSaved }: Props) {
  const t = useTranslations("ishm.codes.form");
  const { draft, isDirty, change, begin } = useDraft(codeDraftOf(row));
  const hasName = Object.values(draft.names).some((name) => name.trim() !== "");
  const saving = useCodeSave({ groupId, row, version, onBegin: begin, onSaved });
  const errors = useFormErrors({
    problems: codeProblems(groupId, draft),
    sentenceOf: ({ field }) => (field.startsWith("names") && !hasName ? t("nameNeeded") : null),
    refusal: saving.refusal,
    refusalCount: saving.refusalCount,
  });
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <OfficeForm
      errors={errors}
      canSave
      onSubmit={() => {
        if (errors.pass()) void saving.save(draft);
      }}
      conflict={saving.conflict}
    >
      {row ? null : (
        <TextField
          id="key"
          label={t("key")}
          hint={t("keyHint")}
          error={errors.of("key")}
          value={draft.key}
          maxLength={12}
          autoComplete="off"
          onChange={(event) => change({ key: event.target.value })}
        />
      )}
      <NamesFields
        names={draft.names}
        idOf={(language) => `names.${language}`}
        labelOf={(language) => t("nameIn", { language })}
        errorOf={errors.of}
        onChange={(names) => change({ names })}
      />
      <div className="grid grid-cols-2 gap-4">
        {places.map((place) => (
          <TextField
            key={place}
            id={`values.${place}`}
            label={t("value", { place: place + 1 })}
            error={errors.of(`values.${place}`)}
            value={draft.values[place] ?? ""}
            maxLength={60}
            onChange={(event) => change({ values: draft.values.with(place, event.target.value) })}
          />
        ))}
      </div>
      <TextField
        id="group"
        label={t("group")}
        error={errors.of("group")}
        value={draft.group}
        maxLength={20}
        onChange={(event) => change({ group: event.target.value })}
      />
      <FormFoot canSave isBusy={saving.isBusy} isDirty={isDirty} />
    </OfficeForm>
  );
}
