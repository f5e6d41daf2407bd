import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../form/use-save";
import { useOffice } from "../frame/root/office-context";
import { type CodeDraft, codeDraftOf, createCodeBody, updateCodeBody } from "./code-draft";

type Theirs = { version: number; row: CodeRow };
type Options = {
  groupId: string;
  row: CodeRow | null;
  version: number;
  onBegin: (draft: CodeDraft) => void;
  onSaved: () => Promise<void>;
};

/** Sends a new entry or a changed one; somebody else's change of the group meanwhile waits for a decision. */
export function useCodeSave({ groupId, row, version, onBegin, onSaved }: Options) {
  const t = useTranslations("ishm.codes");
  const conflict = useTranslations("ishm.conflict");
  const { language } = useOffice();
  const known = useRef(version);

  const saving = useSave({
    send: (draft: CodeDraft) =>
      row
        ? call("PUT /ops/codes", { body: updateCodeBody(groupId, draft, known.current) }, { handled: true })
        : call("POST /ops/codes", { body: createCodeBody(groupId, draft) }, { handled: true }),
    async onSaved(_, draft) {
      onBegin(draft);
      toastBar(t("saved", { name: draft.names[language].trim() || draft.key }));
      await onSaved();
    },
    async readTheirs(): Promise<Theirs | null> {
      const answer = await call("GET /ops/codes", { query: { lang: language, groupId } });
      const found = answer.ok ? answer.value.list.find(({ key }) => key === row?.key) : undefined;
      const now = answer.ok ? answer.value.groups[0]?.version : undefined;
      return found && now !== undefined ? { version: now, row: found } : null;
    },
  });

  const { theirs, closeConflict } = saving;
  return {
    ...saving,
    conflict: {
      isOpen: theirs !== null,
      onReload() {
        if (theirs) {
          known.current = theirs.version;
          onBegin(codeDraftOf(theirs.row));
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
