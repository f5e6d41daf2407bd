"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../../action/use-action-call";
import { type Group, membersOf } from "./target";
import { useRefresh } from "./use-group-actions";

type Props = {
  /** The admin that it was opened for; others of his group can go along. */
  holder: RightsHolder;
  holders: readonly RightsHolder[];
  groups: readonly Group[];
  onClose: () => void;
};

/** Moves admins of a group to another one. */
export function MoveDialog({ holder, holders, groups, onClose }: Props) {
  const t = useTranslations("ishm.permissions.moveDialog");
  const common = useTranslations("common");
  const refresh = useRefresh();
  const { members } = membersOf(holders, holder.groupIdx ?? 0);
  const others = groups.filter(({ groupIdx }) => groupIdx !== holder.groupIdx);
  const [chosen, setChosen] = useState<readonly number[]>([holder.adminIdx]);
  const [toGroup, setToGroup] = useState(String(others[0]?.groupIdx ?? ""));
  const { run, isBusy, failure } = useActionCall({
    send: (adminIdxs: number[]) =>
      call("PUT /admin/move", { body: { adminIdxs, toGroupIdx: Number(toGroup) } }, { handled: true }),
    doneText: ({ moved }) => t("moved", { count: moved }),
    async onDone() {
      onClose();
      await refresh();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t("title")}
      description={t("hint")}
      footer={
        <>
          <Button variant="outline" size="small" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button
            size="small"
            isBusy={isBusy}
            disabled={chosen.length === 0 || toGroup === ""}
            onClick={() => void run([...chosen])}
          >
            {t("move", { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset>
          <legend className="mb-1 text-caption font-semibold">{t("who")}</legend>
          {members.map((member) => (
            <CheckboxField
              key={member.adminIdx}
              id={`move-${member.adminIdx}`}
              label={`${member.name} (${member.id})`}
              checked={chosen.includes(member.adminIdx)}
              onChange={({ target }) =>
                setChosen(
                  target.checked
                    ? [...chosen, member.adminIdx]
                    : chosen.filter((adminIdx) => adminIdx !== member.adminIdx),
                )
              }
            />
          ))}
        </fieldset>
        <SelectField
          id="move-to"
          label={t("to")}
          value={toGroup}
          error={failure ?? undefined}
          options={others.map(({ groupIdx, groupName }) => ({ value: String(groupIdx), label: groupName }))}
          onChange={(event) => setToGroup(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
