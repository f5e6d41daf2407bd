"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AdminChoices, AdminRow } from "@/lib/contract/admins/admin-shapes";
import { officeMenus } from "@/lib/web/office/office-menus";
import { ActionDialog } from "../action/action-dialog";
import { useOffice } from "../frame/root/office-context";
import { useListWords } from "../frame/use-list-words";
import type { OfficeListProps } from "../list/office-list";
import type { BulkAction } from "../list/selection-bar";
import { groupOptions } from "./admin-choices";
import { useAdminActions } from "./use-admin-actions";

type Props = {
  /** The names of the selected accounts. */
  names: string;
  groups: AdminChoices["groups"];
  isBusy: boolean;
  onMove: (groupIdx: number) => void;
  onClose: () => void;
};

/** Asks for the group that the selected accounts are moved to. */
export function MoveDialog({ names, groups, isBusy, onMove, onClose }: Props) {
  const t = useTranslations("ishm.admins");
  return (
    <ActionDialog
      isOpen
      title={t("move.title")}
      lines={[t("move.text", { names })]}
      confirmLabel={t("move.confirm")}
      isBusy={isBusy}
      initial={{ groupIdx: "" }}
      fields={{
        groupIdx: {
          kind: "select",
          label: t("fields.groupIdx"),
          hint: groups.some(({ canGive }) => !canGive) ? t("form.groupHint") : undefined,
          placeholder: t("move.choose"),
          options: groupOptions(groups),
          needed: t("move.missing"),
        },
      }}
      onConfirm={(_reason, { groupIdx }) => onMove(Number(groupIdx))}
      onClose={onClose}
    />
  );
}

type Bulk = NonNullable<OfficeListProps<AdminRow>["bulk"]>;

/** Actions on all selected accounts; each confirmation names them. */
export function useAdminBulk(rows: readonly AdminRow[]) {
  const t = useTranslations("ishm.admins");
  const common = useTranslations("common");
  const list = useListWords();
  const { access } = useOffice();
  const { isUpdate, isDelete } = access(officeMenus.admins.code);
  const actions = useAdminActions();
  const [moved, setMoved] = useState<{ idxs: readonly number[]; settle: () => void } | null>(null);
  const namesOf = (idxs: readonly number[]) =>
    list(
      rows
        .filter((row) => idxs.includes(row.adminIdx))
        .map((row) => t("person", { name: row.name, id: row.id })),
    );

  const actionsOf: Bulk["actionsOf"] = (idxs, settle) => {
    const persons = { idxs, names: namesOf(idxs) };
    const settled = async (work: Promise<unknown>) => {
      if (await work) settle();
    };
    const changes: BulkAction[] = [
      { key: "move", label: t("move.action"), icon: "user", onDo: () => setMoved({ idxs, settle }) },
      {
        key: "lock",
        label: t("toState.LOCKED.confirm"),
        icon: "lock",
        onDo: () => void settled(actions.toState("LOCKED", persons)),
      },
    ];
    const removal: BulkAction = {
      key: "delete",
      label: common("delete"),
      icon: "trash",
      onDo: () => void settled(actions.remove(persons)),
    };
    return [...(isUpdate ? changes : []), ...(isDelete ? [removal] : [])];
  };

  const moving = moved && {
    names: namesOf(moved.idxs),
    isBusy: actions.isBusy,
    onClose: () => setMoved(null),
    onMove: async (groupIdx: number) => {
      if (!(await actions.move(moved.idxs, groupIdx))) return;
      moved.settle();
      setMoved(null);
    },
  };
  return { bulk: isUpdate || isDelete ? { isBusy: actions.isBusy, actionsOf } : undefined, moving };
}
