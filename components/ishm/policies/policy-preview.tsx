"use client";

import { useTranslations } from "next-intl";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { kindsOf, type PolicyCode } from "@/lib/shared/policy-values";
import { policyMeaning } from "./policy-meanings";
import type { PolicyRow } from "./policy-rows";
import { PolicySampleRows } from "./policy-sample-rows";
import { usePolicyWords } from "./use-policy-words";

type Props = {
  code: PolicyCode;
  saved: PolicyValues;
  draft: PolicyValues;
  rows: readonly PolicyRow[];
  isRight: boolean;
};

/** What the values will do: the sentence they make, what is new in it, and a sample where one can be counted. */
export function PolicyPreview({ code, saved, draft, rows, isRight }: Props) {
  const t = useTranslations("ishm.policies.preview");
  const { sentence, label, word } = usePolicyWords();
  const { sample } = policyMeaning(code);
  const changed = kindsOf(code).flatMap((kind, place) => {
    const [from = "", to = ""] = [saved[place], draft[place]];
    const words = { label: label(code, place), from: word(code, kind, from), to: word(code, kind, to) };
    return from === to ? [] : [words];
  });
  const table = new Map(rows.map((row) => [row.code as string, row.values])).set(code, draft);
  return (
    <section aria-label={t("title")} className="rounded-panel border-t-3 border-primary bg-paper p-4">
      <h4 className="mb-2 font-semibold">{t("title")}</h4>
      {isRight ? (
        <>
          <p>{sentence(code, draft)}</p>
          {sample ? <PolicySampleRows sample={sample} table={table} values={draft} /> : null}
        </>
      ) : (
        <p className="text-ink-2">{t("unclear")}</p>
      )}
      <ul className="mt-3 border-t border-line pt-3 text-ink-2">
        {changed.length === 0 ? <li>{t("unchanged")}</li> : null}
        {changed.map((words) => (
          <li key={words.label}>{t("changed", words)}</li>
        ))}
      </ul>
    </section>
  );
}
