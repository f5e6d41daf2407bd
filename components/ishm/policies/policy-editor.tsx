"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { call } from "@/lib/web/api/browser";
import { useCodeSetRefresh } from "@/lib/web/api/use-kept";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { useOffice } from "../frame/root/office-context";
import { EffectNote, expectedOf, useRuleEffect } from "../rules/effect-note";
import { fourValues, policyProblems, withValue } from "./policy-draft";
import { PolicyHistory } from "./policy-history";
import { policyMeaning } from "./policy-meanings";
import { PolicyPreview } from "./policy-preview";
import type { PolicyRow } from "./policy-rows";
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

type Theirs = { version: number; values: PolicyValues };

type Options = {
  row: PolicyRow;
  /** Of the list that the form begins with: it grows with every policy that anybody changes. */
  version: number;
  baseline: PolicyValues;
  onBegin: (values: PolicyValues) => void;
  onSaved: () => Promise<void>;
};

const stale = 2002;

/** Saves one policy. Somebody else's change of another one is no conflict; of this one it waits for a decision. */
function usePolicySave({ row, version, baseline, onBegin, onSaved }: Options) {
  const t = useTranslations("ishm.policies");
  const conflict = useTranslations("ishm.conflict");
  const { clubCode, language } = useOffice();
  const refresh = useCodeSetRefresh();
  const known = useRef(version);

  async function readTheirs(): Promise<Theirs | null> {
    const answer = await call("GET /ops/policies", { query: { lang: language } });
    const theirs = answer.ok ? answer.value.list.find(({ code }) => code === row.code) : undefined;
    return answer.ok && theirs ? { version: answer.value.version, values: fourValues(theirs.values) } : null;
  }

  const put = (values: PolicyValues, expects: number | undefined) => {
    const sent = values.map((value) => value.trim());
    const body = { code: row.code, values: sent, version: known.current, expects };
    return call("PUT /ops/policies", { body }, { handled: true });
  };

  const saving = useSave({
    async send({ values, expects }: { values: PolicyValues; expects: number | undefined; said: string }) {
      const answer = await put(values, expects);
      if (answer.ok || answer.failure.code !== stale) return answer;
      const theirs = await readTheirs();
      if (theirs?.values.join("\n") !== baseline.join("\n")) return answer;
      known.current = theirs.version;
      return put(values, expects);
    },
    async onSaved(saved, { values, said }) {
      known.current = saved.version;
      onBegin(values);
      toastBar(said);
      await Promise.all([onSaved(), refresh(clubCode, "policyCodes")]);
    },
    readTheirs,
  });

  const { theirs, closeConflict } = saving;
  return {
    ...saving,
    save: (values: PolicyValues, expects: number | undefined) =>
      saving.save({ values, expects, said: t("saved", { name: row.name }) }),
    putBack: (values: PolicyValues) =>
      saving.save({ values, expects: undefined, said: t("history.done", { name: row.name }) }),
    conflict: {
      isOpen: theirs !== null,
      onReload() {
        if (theirs) {
          known.current = theirs.version;
          onBegin(theirs.values);
        }
        closeConflict();
        void onSaved();
      },
      onKeep() {
        if (theirs) known.current = theirs.version;
        closeConflict();
        toastBar(conflict("kept"));
      },
    },
  };
}
