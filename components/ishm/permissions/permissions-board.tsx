"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { officeMenus } from "@/lib/web/office/office-menus";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ExportButton } from "../list/export-button";
import { GroupDialog } from "./groups/group-dialog";
import type { GroupTask } from "./groups/group-draft";
import { GroupList } from "./groups/group-list";
import { MoveDialog } from "./groups/move-dialog";
import { adminTarget, type Group, groupTarget, type Target } from "./groups/target";
import { useGroupActions } from "./groups/use-group-actions";
import { RightsEditor } from "./matrix/rights-editor";
import { tableCall, usePermissionEdits } from "./matrix/use-permission-draft";

type Props = { groups: readonly Group[]; holders: readonly RightsHolder[] };

/** Groups and admins on the left, the rights of the selected one on the right. */
export function PermissionsBoard({ groups, holders }: Props) {
  const t = useTranslations("ishm.permissions");
  const { access } = useOffice();
  const edits = usePermissionEdits();
  const [wanted, setChosen] = useState<Target | null>(null);
  const [task, setTask] = useState<GroupTask | null>(null);
  const [moving, setMoving] = useState<RightsHolder | null>(null);
  const chosen = wanted && isThere(wanted, groups, holders) ? wanted : firstOf(groups);
  const rights = access(officeMenus.permissions.code);
  return (
    <>
      <BoardHead
        chosen={chosen}
        groups={groups}
        holders={holders}
        onTask={setTask}
        onDeleted={() => setChosen(null)}
      />
      <div className="grid items-start gap-4 min-[68.75rem]:grid-cols-[15.5rem_minmax(0,1fr)] min-[68.75rem]:gap-5">
        <GroupList
          groups={groups}
          holders={holders}
          chosen={chosen ?? groupTarget(0)}
          countOf={edits.countOf}
          onChoose={setChosen}
          onNew={rights.isCreate ? () => setTask({ kind: "new" }) : undefined}
        />
        {chosen ? (
          <RightsEditor
            target={chosen}
            groups={groups}
            holders={holders}
            edits={edits}
            onOwnRights={(holder) => setChosen(adminTarget(holder.adminIdx))}
            onShowGroup={(groupIdx) => setChosen(groupTarget(groupIdx))}
            onMove={setMoving}
          />
        ) : (
          <p className="text-ink-2">{t("noGroups")}</p>
        )}
      </div>
      {task ? (
        <GroupDialog
          task={task}
          onClose={() => setTask(null)}
          onSaved={(groupIdx) => {
            setTask(null);
            setChosen(groupTarget(groupIdx));
          }}
        />
      ) : null}
      {moving ? (
        <MoveDialog holder={moving} holders={holders} groups={groups} onClose={() => setMoving(null)} />
      ) : null}
    </>
  );
}

function firstOf(groups: readonly Group[]): Target | null {
  const first = groups[0];
  return first ? groupTarget(first.groupIdx) : null;
}

function isThere({ targetType, targetIdx }: Target, groups: Props["groups"], holders: Props["holders"]) {
  return targetType === "GROUP"
    ? groups.some(({ groupIdx }) => groupIdx === targetIdx)
    : holders.some(({ adminIdx }) => adminIdx === targetIdx);
}

type BoardHeadProps = {
  chosen: Target | null;
  groups: readonly Group[];
  holders: readonly RightsHolder[];
  onTask: (task: GroupTask) => void;
  onDeleted: () => void;
};

/** The title, and what can be done with the chosen group as a whole. */
function BoardHead({ chosen, groups, holders, onTask, onDeleted }: BoardHeadProps) {
  const t = useTranslations("ishm.permissions");
  const common = useTranslations("common");
  const { access, language } = useOffice();
  const rights = access(officeMenus.permissions.code);
  const actions = useGroupActions(holders);
  const group =
    chosen?.targetType === "GROUP" ? groups.find(({ groupIdx }) => groupIdx === chosen.targetIdx) : undefined;
  const sheet = chosen && tableCall(chosen, language);
  const remove = async (of: Group) => {
    if (await actions.remove(of)) onDeleted();
  };
  return (
    <PageHead
      title={t("title")}
      lead={t("lead")}
      actions={
        <>
          {group && rights.isDelete ? (
            <Button variant="quiet" size="small" onClick={() => void remove(group)}>
              {common("delete")}
            </Button>
          ) : null}
          {group && rights.isUpdate ? (
            <Button variant="outline" size="small" onClick={() => onTask({ kind: "edit", group })}>
              <Icon name="edit" size={18} />
              {t("editGroup")}
            </Button>
          ) : null}
          {group && rights.isCreate ? (
            <Button variant="outline" size="small" onClick={() => onTask({ kind: "copy", group })}>
              <Icon name="copy" size={18} />
              {t("copyGroup")}
            </Button>
          ) : null}
          {sheet ? <ExportButton list={sheet.key} input={sheet.input} /> : null}
        </>
      }
    />
  );
}
