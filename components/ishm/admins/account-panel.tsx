"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { AdminDetail, AdminState } from "@/lib/contract/admins/admin-shapes";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { AdminMarks, AdminStateChip } from "./admin-chips";
import { useAdminActions } from "./use-admin-actions";

type Props = { admin: AdminDetail; onChanged: (part: Partial<AdminDetail>) => void };

/** Each state and those that an account can go to from it. */
const nextStates: Record<AdminState, readonly AdminState[]> = {
  ACTIVE: ["LOCKED", "LEFT"],
  LOCKED: ["ACTIVE", "LEFT"],
  LEFT: ["ACTIVE"],
};

/** The state of an account; actions take effect at once. A protected account says why there are none. */
export function AccountPanel({ admin, onChanged }: Props) {
  const t = useTranslations("ishm.admins");
  const common = useTranslations("common");
  const router = useRouter();
  const { access } = useOffice();
  const { isUpdate, isDelete } = access(officeMenus.admins.code);
  const actions = useAdminActions();
  const persons = { idxs: [admin.adminIdx], names: t("person", { name: admin.name, id: admin.id }) };
  const isGuarded = admin.guard != null;
  const guard = { disabled: isGuarded, "aria-describedby": isGuarded ? "account-guard" : undefined };

  const toState = async (state: AdminState) => {
    const changed = await actions.toState(state, persons, admin.version);
    if (changed) onChanged({ ...changed, state });
  };
  const remove = async () => {
    if (await actions.remove(persons)) router.push(officePaths.admins());
  };
  return (
    <Panel title={t("account.title")} side={<AdminStateChip state={admin.state} />}>
      <AdminMarks admin={admin} />
      <p className="text-ink-2">{t(`account.means.${admin.state}`)}</p>
      {isGuarded && (isUpdate || isDelete) ? (
        <p id="account-guard" className="bg-info-tint px-3 py-2 text-info">
          {t(`guards.${admin.guard ?? "SELF"}`)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isUpdate
          ? nextStates[admin.state].map((state) => (
              <Button
                key={state}
                variant="outline"
                size="small"
                isBusy={actions.isBusy}
                {...guard}
                onClick={() => void toState(state)}
              >
                {t(`toState.${state}.confirm`)}
              </Button>
            ))
          : null}
        {isDelete ? (
          <Button
            variant="outline"
            size="small"
            isBusy={actions.isBusy}
            {...guard}
            onClick={() => void remove()}
          >
            <Icon name="trash" size={18} />
            {common("delete")}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
