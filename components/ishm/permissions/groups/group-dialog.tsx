"use client";

import { useTranslations } from "next-intl";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { groupBody } from "@/lib/contract/site/menu-admins";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { useDraft } from "../../form/use-draft";
import { useFormErrors } from "../../form/use-form-errors";
import { useSave } from "../../form/use-save";
import { type GroupInput, type GroupTask, sendGroup, useRefresh } from "./use-group-actions";

type Props = { task: GroupTask; onClose: () => void; onSaved: (groupIdx: number) => void };

/** Name and description of a group, and whether new admins begin in it. */
export function GroupDialog({ task, onClose, onSaved }: Props) {
  const t = useTranslations("ishm.permissions.group");
  const common = useTranslations("common");
  const refresh = useRefresh();
  const { draft, change } = useDraft<GroupInput>(beginning(task, t));
  const isCopy = task.kind === "copy";
  const saving = useSave({
    send: (input: GroupInput) => sendGroup(task, input),
    async onSaved({ groupIdx }) {
      await refresh();
      onSaved(groupIdx);
    },
  });
  const errors = useFormErrors({ problems: schemaProblems(groupBody, draft), ...saving });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t(task.kind)}
      description={isCopy ? t("copyHint", { group: task.group.groupName }) : undefined}
      footer={
        <>
          <Button variant="outline" size="small" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button
            type="submit"
            form="group-form"
            size="small"
            isBusy={saving.isBusy}
            busyText={common("saving")}
          >
            {common("save")}
          </Button>
        </>
      }
    >
      <form
        id="group-form"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (errors.pass()) void saving.save(draft);
        }}
      >
        <TextField
          name="groupName"
          label={t("name")}
          value={draft.groupName}
          maxLength={40}
          error={errors.of("groupName") ?? saving.refusal?.message}
          onChange={(event) => change({ groupName: event.target.value })}
        />
        {isCopy ? null : (
          <>
            <TextField
              name="description"
              label={t("description")}
              value={draft.description}
              maxLength={200}
              error={errors.of("description")}
              onChange={(event) => change({ description: event.target.value })}
            />
            <SwitchField
              name="isDefault"
              label={t("isDefault")}
              hint={t("isDefaultHint")}
              checked={draft.isDefault}
              onChange={(event) => change({ isDefault: event.target.checked })}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

function beginning(task: GroupTask, t: (key: "copyName", values: { group: string }) => string): GroupInput {
  if (task.kind === "new") return { groupName: "", description: "", isDefault: false };
  const { groupName, description, isDefault } = task.group;
  if (task.kind === "edit") return { groupName, description, isDefault };
  return { groupName: t("copyName", { group: groupName }).slice(0, 40), description, isDefault: false };
}
