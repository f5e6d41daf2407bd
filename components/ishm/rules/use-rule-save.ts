import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../form/use-save";
import { draftOfRules, type RuleDraft, rulesOfDraft } from "./rule-draft";

export type SavedRules = { rows: readonly Readonly<Record<string, unknown>>[]; version: string };

type Options = {
  table: RuleTable;
  saved: SavedRules;
  onBegin: (draft: RuleDraft) => void;
  onSaved: () => Promise<unknown>;
};

/** Saves a rule table; somebody else's save of it waits for a decision. */
export function useRuleSave({ table, saved, onBegin, onSaved }: Options) {
  const t = useTranslations("ishm.rules");
  const conflict = useTranslations("ishm.conflict");
  const known = useRef(saved.version);

  async function readTheirs(): Promise<SavedRules | null> {
    const answer = await call(`GET /ops/rules/${table}`, { query: {} }, { handled: true });
    return answer.ok && answer.value.version !== known.current ? answer.value : null;
  }

  const saving = useSave({
    send: ({ draft, expects }: { draft: RuleDraft; expects: number | undefined }) => {
      // The rows were checked by the table's own schema; TypeScript cannot see which one it is.
      const body = { rows: rulesOfDraft(table, draft) as never[], version: known.current, expects };
      return call(`PUT /ops/rules/${table}`, { body }, { handled: true });
    },
    async onSaved({ version }, { draft }) {
      known.current = version;
      onBegin(draft);
      toastBar(t("saved", { name: t(`names.${table}`) }));
      await onSaved();
    },
    readTheirs,
  });

  const { theirs, closeConflict } = saving;
  return {
    ...saving,
    conflict: {
      isOpen: theirs !== null,
      onReload() {
        if (theirs) {
          known.current = theirs.version;
          onBegin(draftOfRules(table, theirs.rows));
        }
        closeConflict();
      },
      onKeep() {
        if (theirs) known.current = theirs.version;
        closeConflict();
        toastBar(conflict("kept"));
      },
    },
  };
}
