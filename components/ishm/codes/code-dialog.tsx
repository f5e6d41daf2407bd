"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { Dialog } from "@/components/ui/dialog";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { ok } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../form/form-frame";
import { NamesFields } from "../form/names-fields";
import { useOfficeForm } from "../form/use-office-form";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";
import { useOffice } from "../frame/root/office-context";
import { type CodeDraft, codeDraftOf, codeProblems, createCodeBody, updateCodeBody } from "./code-draft";

type Props = {
  groupId: string;
  row: CodeRow | null;
  version: number;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
};

const valueIndexes = [0, 1, 2, 3] as const;

type SavedCode = { version: number; row: CodeRow | null };

/** An entry: its code when it is new, its name in every language, its values. */
function CodeForm({ groupId, row, version, onDirty, onSaved }: Props) {
  const t = useTranslations("ishm.codes");
  const { language } = useOffice();
  const form = useOfficeForm<CodeDraft, SavedCode, unknown>({
    record: { version, row },
    draftOf: (record) => codeDraftOf(record.row),
    onTyped: onDirty,
    check: (draft) => codeProblems(groupId, draft),
    sentenceOf: ({ field }, { names }) =>
      field.startsWith("names") && Object.values(names).every((name) => name.trim() === "")
        ? t("form.nameNeeded")
        : null,
    send: (draft, saved) =>
      row
        ? call("PUT /ops/codes", { body: updateCodeBody(groupId, draft, saved.version) }, { handled: true })
        : call("POST /ops/codes", { body: createCodeBody(groupId, draft) }, { handled: true }),
    async read(answer) {
      if (answer) return null;
      const theirs = await call("GET /ops/codes", { query: { lang: language, groupId } });
      const found = theirs.ok ? theirs.value.list.find(({ key }) => key === row?.key) : undefined;
      const now = theirs.ok ? theirs.value.groups[0]?.version : undefined;
      return found && now !== undefined ? ok({ version: now, row: found }) : null;
    },
    async onSaved(_answer, draft) {
      toastBar(t("saved", { name: draft.names[language].trim() || draft.key }));
      await onSaved();
    },
  });
  const { draft, change, errorOf } = form;
  return (
    <FormFrame form={form}>
      {row ? null : (
        <TextField
          id="key"
          {...form.text("key")}
          label={t("form.key")}
          hint={t("form.keyHint")}
          maxLength={12}
          autoComplete="off"
        />
      )}
      <NamesFields
        names={draft.names}
        idOf={(language) => `names.${language}`}
        labelOf={(language) => t("form.nameIn", { language })}
        errorOf={errorOf}
        onChange={(names) => change({ names })}
      />
      <div className="grid grid-cols-2 gap-4">
        {valueIndexes.map((index) => (
          <TextField
            key={index}
            id={`values.${index}`}
            label={t("form.value", { place: index + 1 })}
            error={errorOf(`values.${index}`)}
            value={draft.values[index] ?? ""}
            maxLength={60}
            onChange={(event) => change({ values: draft.values.with(index, event.target.value) })}
          />
        ))}
      </div>
      <TextField id="group" {...form.text("group")} label={t("form.group")} maxLength={20} />
      <FormFoot />
    </FormFrame>
  );
}

type CodeDialogProps = {
  groupId: string;
  /** Null for a new entry. */
  row: CodeRow | null;
  version: number;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** The form of one entry in a dialog; a press outside does not lose the input. */
export function CodeDialog({ groupId, row, version, onClose, onSaved }: CodeDialogProps) {
  const t = useTranslations("ishm.codes.form");
  const common = useTranslations("common");
  const group = useGroupName()(groupId);
  const closing = useUnsavedConfirm(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : void closing.leave())}
      title={row ? t("editTitle", { name: row.keyName, group }) : t("newTitle", { group })}
      closeLabel={common("close")}
    >
      <CodeForm
        groupId={groupId}
        row={row}
        version={version}
        onDirty={closing.setDirty}
        onSaved={async () => {
          await onSaved();
          onClose();
        }}
      />
    </Dialog>
  );
}

/** The name of a code group; its id if the screen has none. */
export function useGroupName(): (groupId: string) => string {
  const t = useTranslations("ishm.codes");
  return (groupId) => {
    const key = `names.${groupId}` as "names.courses";
    return t.has(key) ? t(key) : groupId;
  };
}
