"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { groupBody } from "@/lib/contract/site/menu-admins";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { ActionDialog } from "../../action/action-dialog";
import { saveButtonId, useOfficeForm } from "../../form/use-office-form";
import { type GroupInput, type GroupTask, sendGroup, useRefresh } from "./use-group-actions";

type Props = { task: GroupTask; onClose: () => void; onSaved: (groupIdx: number) => void };

/** Name and description of a group, and whether new admins begin in it. */
export function GroupDialog({ task, onClose, onSaved }: Props) {
  const t = useTranslations("ishm.permissions.group");
  const common = useTranslations("common");
  const refresh = useRefresh();
  const isCopy = task.kind === "copy";
  const form = useOfficeForm({
    record: task,
    draftOf: (record): GroupInput => beginning(record, t),
    check: (draft) => schemaProblems(groupBody, draft),
    send: (draft) => sendGroup(task, draft),
    async onSaved({ groupIdx }) {
      await refresh();
      onSaved(groupIdx);
    },
  });
  return (
    <ActionDialog
      isOpen
      title={t(task.kind)}
      lines={isCopy ? [t("copyHint", { group: task.group.groupName })] : []}
      confirmLabel={common("save")}
      isBusy={form.isBusy}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <TextField
        {...form.text("groupName")}
        label={t("name")}
        maxLength={40}
        error={form.errorOf("groupName") ?? form.errorOf(saveButtonId)}
      />
      {isCopy ? null : (
        <>
          <TextField {...form.text("description")} label={t("description")} maxLength={200} />
          <SwitchField {...form.toggle("isDefault")} label={t("isDefault")} hint={t("isDefaultHint")} />
        </>
      )}
    </ActionDialog>
  );
}

function beginning(task: GroupTask, t: (key: "copyName", values: { group: string }) => string): GroupInput {
  if (task.kind === "new") return { groupName: "", description: "", isDefault: false };
  const { groupName, description, isDefault } = task.group;
  if (task.kind === "edit") return { groupName, description, isDefault };
  return { groupName: t("copyName", { group: groupName }).slice(0, 40), description, isDefault: false };
}
