"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { TextField } from "@/components/form/text-field";
import { Dialog } from "@/components/ui/dialog";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot } from "../form/form-foot";
import { NamesFields } from "../form/names-fields";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
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

type CodeDialogProps = {
  groupId: string;
  /** Null for a new entry. */
  row: CodeRow | null;
  version: number;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** One entry in a dialog of its own; what is typed is not lost by a press beside it. */
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

type Theirs = { version: number; row: CodeRow };
type Options = {
  groupId: string;
  row: CodeRow | null;
  version: number;
  onBegin: (draft: CodeDraft) => void;
  onSaved: () => Promise<void>;
};

/** Sends a new entry or a changed one; somebody else's change of the group meanwhile waits for a decision. */
function useCodeSave({ groupId, row, version, onBegin, onSaved }: Options) {
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

/** What a group of codes is called; one that this screen does not know is called by its id. */
export function useGroupName(): (groupId: string) => string {
  const t = useTranslations("ishm.codes");
  return (groupId) => {
    const key = `names.${groupId}` as "names.courses";
    return t.has(key) ? t(key) : groupId;
  };
}
