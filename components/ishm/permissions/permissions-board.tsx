"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { BoardHead } from "./board-head";
import { GroupDialog } from "./groups/group-dialog";
import { GroupList } from "./groups/group-list";
import { MoveDialog } from "./groups/move-dialog";
import type { GroupTask } from "./groups/send-group";
import { adminTarget, type Group, groupTarget, type Target } from "./groups/target";
import { RightsEditor } from "./matrix/rights-editor";
import { usePermissionEdits } from "./matrix/use-permission-edits";

type Props = { groups: readonly Group[]; holders: readonly RightsHolder[] };

/** Groups and admins on the left, the rights of the chosen one beside them. */
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
      <div className="grid items-start gap-4 min-[1100px]:grid-cols-[15.5rem_minmax(0,1fr)] min-[1100px]:gap-5">
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
