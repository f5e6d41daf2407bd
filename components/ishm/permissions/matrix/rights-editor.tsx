"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { PermissionRow, RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { officeMenus } from "@/lib/web/office/office-menus";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";
import { useListWords } from "../../frame/use-list-words";
import { ChangePanel } from "../change-panel";
import { MembersPanel } from "../groups/members-panel";
import { type Group, groupTarget, membersOf, type Target } from "../groups/target";
import { useGroupActions } from "../groups/use-group-actions";
import { LastChanges } from "../last-changes";
import { MatrixPanel } from "./matrix";
import { previewEntries } from "./permission-draft";
import type { usePermissionEdits } from "./use-permission-draft";
import { usePermissionDraft, usePermissionTable } from "./use-permission-draft";
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
    <div className="grid items-start gap-4 min-[80rem]:grid-cols-[minmax(0,1fr)_18rem] min-[80rem]:gap-5">
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
      <div className="flex flex-col gap-4 min-[80rem]:sticky min-[80rem]:top-18">
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

const mostNames = 3;

/** To whom a change applies: the followers of a group, or one admin; who keeps own rights is named too. */
function AppliesTo({ target, holders }: { target: Target; holders: readonly RightsHolder[] }) {
  const t = useTranslations("ishm.permissions.applies");
  const list = useListWords();
  if (target.targetType === "ADMIN") {
    const holder = holders.find(({ adminIdx }) => adminIdx === target.targetIdx);
    return t(holder?.source === "CUSTOM" ? "one" : "oneFromNow", { name: holder?.name ?? "" });
  }
  const { following, own } = membersOf(holders, target.targetIdx);
  const names = (of: readonly RightsHolder[]) => list(of.map(({ name }) => name));
  const who =
    following.length === 0
      ? t("nobody")
      : following.length <= mostNames
        ? t("named", { names: names(following) })
        : t("counted", { count: following.length });
  if (own.length === 0) return who;
  return `${who} ${
    own.length <= mostNames
      ? t("ownNamed", { names: names(own), count: own.length })
      : t("ownCounted", { count: own.length })
  }`;
}

/** The side menu that these rights would give, changes that are not saved yet included. */
function MenuPreview({ rows }: { rows: readonly PermissionRow[] }) {
  const t = useTranslations("ishm.permissions");
  const entries = previewEntries(rows);
  return (
    <details className="group rounded-panel border border-line bg-sheet">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 px-4 font-display text-sub">
        {t("preview")}
        <span aria-hidden="true" className="text-ink-2 transition-transform group-open:rotate-90">
          ›
        </span>
      </summary>
      <div className="bg-side px-4 py-3 text-on-dark">
        {entries.length === 0 ? <p className="text-on-dark-2">{t("previewEmpty")}</p> : null}
        <ul>
          {entries.map((entry) => (
            <li key={entry.code} className="py-1 font-semibold">
              {entry.name}
              <ul>
                {entry.children.map((child) => (
                  <li key={child.code} className="py-0.5 ps-4 font-normal text-on-dark-2">
                    {child.name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
