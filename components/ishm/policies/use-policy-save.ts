import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { call } from "@/lib/web/api/browser";
import { useCodeSetRefresh } from "@/lib/web/api/use-kept";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../form/use-save";
import { useOffice } from "../frame/root/office-context";
import { fourValues } from "./policy-draft";
import type { PolicyRow } from "./policy-rows";

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
export function usePolicySave({ row, version, baseline, onBegin, onSaved }: Options) {
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
