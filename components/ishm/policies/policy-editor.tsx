"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { ok, type Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useCodeSetRefresh } from "@/lib/web/api/use-cached-calls";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../form/form-frame";
import { useOfficeForm } from "../form/use-office-form";
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

/** The form of a policy with a preview, its effect and its history. */
export function PolicyEditor({ row, rows, version, onDirty, onSaved }: Props) {
  const { access } = useOffice();
  const canSave = access(officeMenus.settings.code).isUpdate;
  const form = usePolicyForm({ row, version, canSave, onDirty, onSaved, expects: () => expectedOf(known) });
  const { values } = form.draft;
  const saved = form.baseline.values;
  const isRight = policyProblems(row.code, values).length === 0;
  const body = { code: row.code, values: values.map((value) => value.trim()) };
  const known = useRuleEffect(
    form.isDirty && isRight ? { key: "POST /ops/policies/effect", body } : null,
    form.errors.attempt,
  );

  return (
    <div className="grid gap-x-8 gap-y-5 border-t border-line px-5 py-4 min-[68.75rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <FormFrame form={form}>
        <div className="grid gap-4 min-[37.5rem]:grid-cols-2">
          {policyMeaning(row.code).values.map((meaning) => (
            <ValueField
              key={meaning.place}
              code={row.code}
              meaning={meaning}
              value={values[meaning.place] ?? ""}
              error={form.errorOf(`values.${meaning.place}`)}
              isReadOnly={!canSave}
              onChange={(value) =>
                form.update((now) => ({ values: withValue(row.code, now.values, meaning.place, value) }))
              }
            />
          ))}
        </div>
        <FormFoot />
      </FormFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <PolicyPreview code={row.code} saved={saved} draft={values} rows={rows} isRight={isRight} />
        <EffectNote known={known} />
        <PolicyHistory row={row} canPutBack={canSave} edition={version} onPutBack={form.putBack} />
      </div>
    </div>
  );
}

type Draft = { values: PolicyValues };
type Saved = { version: number; values: PolicyValues };

type Options = {
  row: PolicyRow;
  /** Of the list that the form begins with: it grows with every policy that anybody changes. */
  version: number;
  canSave: boolean;
  /** The number of affected bookings that was shown. */
  expects: () => number | undefined;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
};

const stale = 2002;

/** The form of one policy. A change of another policy by somebody else is no conflict; of this one it is. */
function usePolicyForm({ row, version, canSave, expects, onDirty, onSaved }: Options) {
  const t = useTranslations("ishm.policies");
  const { clubCode, language } = useOffice();
  const refresh = useCodeSetRefresh();
  const isPutBack = useRef(false);

  async function readPolicy(): Promise<Result<Saved, CallFailure> | null> {
    const answer = await call("GET /ops/policies", { query: { lang: language } });
    if (!answer.ok) return answer;
    const found = answer.value.list.find(({ code }) => code === row.code);
    return found ? ok({ version: answer.value.version, values: fourValues(found.values) }) : null;
  }

  const put = ({ values }: Draft, of: number) => {
    const sent = values.map((value) => value.trim());
    const expected = isPutBack.current ? undefined : expects();
    const body = { code: row.code, values: sent, version: of, expects: expected };
    return call("PUT /ops/policies", { body }, { handled: true });
  };

  const form = useOfficeForm<Draft, Saved, { version: number }>({
    record: { version, values: fourValues(row.values) },
    draftOf: ({ values }) => ({ values }),
    canSave,
    onTyped: onDirty,
    check: ({ values }) => policyProblems(row.code, values),
    sentenceOf: ({ field }, { values }) =>
      policyProblems(row.code, values).some((one) => one.field === field && one.isTogether)
        ? t("wrongTogether")
        : null,
    async send(draft, saved) {
      const answer = await put(draft, saved.version);
      if (answer.ok || answer.failure.code !== stale) return answer;
      const theirs = await readPolicy();
      if (!theirs?.ok || theirs.value.values.join("\n") !== saved.values.join("\n")) return answer;
      return put(draft, theirs.value.version);
    },
    savedAs: (saved, { values }) => ({ version: saved.version, values }),
    read: readPolicy,
    async onSaved() {
      toastBar(t(isPutBack.current ? "history.done" : "saved", { name: row.name }));
      await Promise.all([onSaved(), refresh(clubCode, "policyCodes")]);
    },
  });
  return {
    ...form,
    conflict: {
      ...form.conflict,
      onReload() {
        form.conflict.onReload();
        void onSaved();
      },
    },
    /** Sends earlier values in place of the input. */
    async putBack(values: PolicyValues) {
      form.begin(form.baseline);
      isPutBack.current = true;
      await form.sendAtOnce({ values });
      isPutBack.current = false;
    },
  };
}
