"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { officeMenus } from "@/lib/web/office/office-menus";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useOffice } from "../frame/root/office-context";
import { EffectNote } from "../rules/effect-note";
import { expectedOf, useRuleEffect } from "../rules/use-rule-effect";
import { fourValues, policyProblems, withValue } from "./policy-draft";
import { PolicyHistory } from "./policy-history";
import { policyMeaning } from "./policy-meanings";
import { PolicyPreview } from "./policy-preview";
import type { PolicyRow } from "./policy-rows";
import { usePolicySave } from "./use-policy-save";
import { ValueField } from "./value-field";

type Props = {
  row: PolicyRow;
  rows: readonly PolicyRow[];
  version: number;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
};

/** The values of a policy as fields, what they would do, and how they came to be. */
export function PolicyEditor({ row, rows, version, onDirty, onSaved }: Props) {
  const t = useTranslations("ishm.policies");
  const { access } = useOffice();
  const canSave = access(officeMenus.settings.code).isUpdate;
  const { draft, baseline, isDirty, begin, update } = useDraft(fourValues(row.values), canSave);
  const saving = usePolicySave({ row, version, baseline, onBegin: begin, onSaved });
  const problems = policyProblems(row.code, draft);
  const errors = useFormErrors({
    problems,
    sentenceOf: ({ field }) =>
      problems.some((problem) => problem.field === field && problem.isTogether) ? t("wrongTogether") : null,
    refusal: saving.refusal,
    refusalCount: saving.refusalCount,
  });
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const isRight = problems.length === 0;
  const values = draft.map((value) => value.trim());
  const known = useRuleEffect(
    isDirty && isRight ? { key: "POST /ops/policies/effect", body: { code: row.code, values } } : null,
    saving.refusalCount,
  );

  return (
    <div className="grid gap-x-8 gap-y-5 border-t border-line px-5 py-4 min-[1100px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <OfficeForm
        errors={errors}
        canSave={canSave}
        onSubmit={() => {
          if (errors.pass()) void saving.save(draft, expectedOf(known));
        }}
        conflict={saving.conflict}
      >
        <div className="grid gap-4 min-[600px]:grid-cols-2">
          {policyMeaning(row.code).values.map((meaning) => (
            <ValueField
              key={meaning.place}
              code={row.code}
              meaning={meaning}
              value={draft[meaning.place] ?? ""}
              error={errors.of(`values.${meaning.place}`)}
              isReadOnly={!canSave}
              onChange={(value) => update((now) => withValue(row.code, now, meaning.place, value))}
            />
          ))}
        </div>
        <FormFoot canSave={canSave} isBusy={saving.isBusy} isDirty={isDirty} />
      </OfficeForm>
      <div className="flex min-w-0 flex-col gap-5">
        <PolicyPreview code={row.code} saved={baseline} draft={draft} rows={rows} isRight={isRight} />
        <EffectNote known={known} />
        <PolicyHistory
          row={row}
          canPutBack={canSave}
          edition={version}
          onPutBack={async (values) => {
            begin(baseline);
            await saving.putBack(values);
          }}
        />
      </div>
    </div>
  );
}
