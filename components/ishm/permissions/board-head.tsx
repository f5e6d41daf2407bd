"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { officeMenus } from "@/lib/web/office/office-menus";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ExportButton } from "../list/export-button";
import type { GroupTask } from "./groups/send-group";
import type { Group, Target } from "./groups/target";
import { useGroupActions } from "./groups/use-group-actions";
import { tableCall } from "./matrix/use-permission-table";

type Props = {
  chosen: Target | null;
  groups: readonly Group[];
  holders: readonly RightsHolder[];
  onTask: (task: GroupTask) => void;
  onDeleted: () => void;
};

/** The title, and what can be done with the chosen group as a whole. */
export function BoardHead({ chosen, groups, holders, onTask, onDeleted }: Props) {
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
