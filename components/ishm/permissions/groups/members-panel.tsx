"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/layout/icons";
import { Menu, type MenuEntry } from "@/components/ui/menu";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../../frame/root/office-context";
import { membersOf } from "./target";

type Props = {
  groupIdx: number;
  holders: readonly RightsHolder[];
  onOwnRights: (holder: RightsHolder) => void;
  onBackToGroup: (holder: RightsHolder) => void;
  onMove: (holder: RightsHolder) => void;
  onApplyToAll: () => void;
};

/** The admins of a group, with the actions on their rights. */
export function MembersPanel({ groupIdx, holders, ...on }: Props) {
  const t = useTranslations("ishm.permissions.members");
  const { access } = useOffice();
  const canSave = access(officeMenus.permissions.code).isUpdate;
  const canMove = access(officeMenus.admins.code).isUpdate;
  const { members, own } = membersOf(holders, groupIdx);

  const entriesOf = (holder: RightsHolder): MenuEntry[] => {
    const action = (key: string, label: string, onSelect: () => void): MenuEntry => ({
      kind: "action",
      key,
      label,
      onSelect,
    });
    const isOwn = holder.source === "CUSTOM";
    return [
      ...(canSave
        ? [
            action("own", t(isOwn ? "editOwn" : "giveOwn"), () => on.onOwnRights(holder)),
            ...(isOwn ? [action("back", t("backToGroup"), () => on.onBackToGroup(holder))] : []),
          ]
        : []),
      ...(canMove ? [action("move", t("move"), () => on.onMove(holder))] : []),
    ];
  };

  return (
    <section aria-label={t("title")} className="rounded-panel border border-line bg-sheet">
      <div className="flex min-h-12 items-center justify-between gap-2 border-b border-line px-4">
        <h2 className="font-display text-sub">{t("title")}</h2>
        {canSave && own.length > 0 ? (
          <Button variant="quiet" size="small" onClick={on.onApplyToAll}>
            {t("applyToAll")}
          </Button>
        ) : null}
      </div>
      {members.length === 0 ? <p className="px-4 py-3 text-ink-2">{t("none")}</p> : null}
      <ul>
        {members.map((holder) => {
          const entries = entriesOf(holder);
          return (
            <li
              key={holder.adminIdx}
              className="flex min-h-11 items-center gap-2 border-b border-line px-4 last:border-b-0"
            >
              <span className="min-w-0 grow truncate">
                {holder.name} <span className="text-chip text-ink-3">{holder.id}</span>
              </span>
              {holder.source === "CUSTOM" ? <Chip tone="info">{t("own")}</Chip> : null}
              {entries.length > 0 ? (
                <Menu
                  entries={entries}
                  trigger={
                    <button
                      type="button"
                      aria-label={t("actions", { name: holder.name })}
                      className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink"
                    >
                      <Icon name="chevron-down" size={18} />
                    </button>
                  }
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
