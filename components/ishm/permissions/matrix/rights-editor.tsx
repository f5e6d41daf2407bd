"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { officeMenus } from "@/lib/web/office/office-menus";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";
import { AppliesTo } from "../applies-to";
import { ChangePanel } from "../change-panel";
import { MembersPanel } from "../groups/members-panel";
import { type Group, groupTarget, type Target } from "../groups/target";
import { useGroupActions } from "../groups/use-group-actions";
import { LastChanges } from "../last-changes";
import { MatrixPanel } from "./matrix-panel";
import { MenuPreview } from "./menu-preview";
import { usePermissionDraft } from "./use-permission-draft";
import type { usePermissionEdits } from "./use-permission-edits";
import { usePermissionTable } from "./use-permission-table";
import { useSavePermissions } from "./use-save-permissions";

type Props = {
  target: Target;
  groups: readonly Group[];
  holders: readonly RightsHolder[];
  edits: ReturnType<typeof usePermissionEdits>;
  onOwnRights: (holder: RightsHolder) => void;
  onShowGroup: (groupIdx: number) => void;
  onMove: (holder: RightsHolder) => void;
};

/** The rights of one group or admin, what will change of them, and whom it concerns. */
export function RightsEditor(props: Props) {
  const { target, groups, holders, edits } = props;
  const t = useTranslations("ishm.permissions");
  const { access, userId } = useOffice();
  const me = holders.find(({ id }) => id === userId);
  const draft = usePermissionDraft(target, edits, me?.isSSAdmin ?? false);
  const saving = useSavePermissions(target, edits);
  const actions = useGroupActions(holders);
  const holder =
    target.targetType === "ADMIN" ? holders.find(({ adminIdx }) => adminIdx === target.targetIdx) : undefined;
  const groupIdx = holder ? holder.groupIdx : target.targetIdx;
  const group = groups.find((one) => one.groupIdx === groupIdx);
  const groupTable = usePermissionTable(holder && group ? groupTarget(group.groupIdx) : null);
  const isMine = !me?.isSSAdmin && (holder ? holder.id === userId : isFollower(me, target.targetIdx));
  const canSave = access(officeMenus.permissions.code).isUpdate && !isMine;
  const edit = edits.of(target);
  if (!draft.table) {
    return draft.read.error ? (
      <OfficeFailure failure={draft.read.error} onRetry={() => void draft.read.mutate()} />
    ) : (
      <Skeleton aria-busy="true" className="h-96 w-full" />
    );
  }
  return (
    <div className="grid items-start gap-4 min-[1280px]:grid-cols-[minmax(0,1fr)_18rem] min-[1280px]:gap-5">
      <MatrixPanel
        title={holder?.name ?? group?.groupName ?? ""}
        note={isMine ? t("isMine") : null}
        draft={draft}
        isReadOnly={!canSave}
        holder={holder}
        group={group}
        groupRows={groupTable.data?.list ?? null}
        onBackToGroup={async () => {
          if (holder && group && (await actions.backToGroup(holder, group))) edits.drop(target);
        }}
        onShowGroup={props.onShowGroup}
      />
      <div className="flex flex-col gap-4 min-[1280px]:sticky min-[1280px]:top-18">
        {canSave ? (
          <ChangePanel
            changes={draft.changes}
            applies={<AppliesTo target={target} holders={holders} />}
            saving={saving}
            onSave={() => edit && void saving.save({ target, edit })}
            onDiscard={() => edits.drop(target)}
          />
        ) : null}
        <MenuPreview rows={draft.rows} />
        {holder ? null : (
          <MembersPanel
            groupIdx={target.targetIdx}
            holders={holders}
            onOwnRights={props.onOwnRights}
            onBackToGroup={(one) => group && void actions.backToGroup(one, group)}
            onMove={props.onMove}
            onApplyToAll={() => group && void actions.applyToAll(group)}
          />
        )}
        <LastChanges target={target} rows={draft.rows} groups={groups} />
      </div>
    </div>
  );
}

function isFollower(me: RightsHolder | undefined, groupIdx: number): boolean {
  return me?.source === "GROUP" && me.groupIdx === groupIdx;
}
