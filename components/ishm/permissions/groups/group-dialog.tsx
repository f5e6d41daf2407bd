"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { Dialog } from "@/components/ui/dialog";
import type { Language } from "@/lib/shared/languages";
import { ok } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { refusedField, textField } from "@/lib/web/boards/board-check";
import { isEmptyText } from "@/lib/web/boards/board-draft";
import { FormFoot, FormFrame } from "../../form/form-frame";
import { LanguageTabs } from "../../form/language-tabs";
import { useOfficeForm } from "../../form/use-office-form";
import { useUnsavedConfirm } from "../../form/use-unsaved-confirm";
import { useOffice } from "../../frame/root/office-context";
import {
  type GroupDraft,
  type GroupTask,
  type GroupText,
  groupDraftOf,
  groupProblems,
  groupTexts,
  longestDescription,
  longestName,
} from "./group-draft";
import type { Group } from "./target";
import { sendGroup, useRefresh } from "./use-group-actions";

type Props = { task: GroupTask; onClose: () => void; onSaved: (groupIdx: number) => void };

/** Name and description of a group in every language, and whether new admins begin in it. */
export function GroupDialog({ task, onClose, onSaved }: Props) {
  const t = useTranslations("ishm.permissions.group");
  const common = useTranslations("common");
  const closing = useUnsavedConfirm(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : void closing.leave())}
      title={t(task.kind)}
      description={task.kind === "copy" ? t("copyHint", { group: task.group.groupName }) : undefined}
      closeLabel={common("close")}
    >
      <GroupForm task={task} onDirty={closing.setDirty} onSaved={onSaved} />
    </Dialog>
  );
}

type FormProps = Pick<Props, "task" | "onSaved"> & { onDirty: (isDirty: boolean) => void };

function GroupForm({ task, onDirty, onSaved }: FormProps) {
  const t = useTranslations("ishm.permissions.group");
  const { language } = useOffice();
  const refresh = useRefresh();
  const form = useOfficeForm<GroupDraft, Group | null, { groupIdx: number }>({
    record: task.kind === "new" ? null : task.group,
    draftOf: (group) => groupDraftOf(task.kind, group),
    onTyped: onDirty,
    check: (draft) => groupProblems(task, draft, language),
    send: (draft, saved) => sendGroup(task, draft, saved, language),
    fieldOf: (failure) => refusedField(groupTexts, failure, language),
    async read(answer, saved) {
      if (answer) return null;
      const theirs = await call("GET /menu-admins/groups", { query: { lang: language } });
      const found = theirs.ok && theirs.value.find(({ groupIdx }) => groupIdx === saved?.groupIdx);
      return found ? ok(found) : null;
    },
    async onSaved({ groupIdx }) {
      await refresh();
      onSaved(groupIdx);
    },
  });
  const { texts } = form.draft;
  const field = (of: Language, name: keyof GroupText) => ({
    id: textField(of, name),
    lang: of,
    value: texts[of][name],
    error: form.errorOf(textField(of, name)),
    onChange: ({ target }: { target: { value: string } }) =>
      form.change({ texts: { ...texts, [of]: { ...texts[of], [name]: target.value } } }),
  });
  return (
    <FormFrame form={form}>
      <LanguageTabs isWritten={(of) => !isEmptyText(groupTexts, texts[of])}>
        {(of) => (
          <>
            <TextField {...field(of, "groupName")} label={t("name")} maxLength={longestName} />
            {task.kind === "copy" ? null : (
              <TextField
                {...field(of, "description")}
                label={t("description")}
                maxLength={longestDescription}
              />
            )}
          </>
        )}
      </LanguageTabs>
      {task.kind === "copy" ? null : (
        <SwitchField {...form.toggle("isDefault")} label={t("isDefault")} hint={t("isDefaultHint")} />
      )}
      <FormFoot />
    </FormFrame>
  );
}
