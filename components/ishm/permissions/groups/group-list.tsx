"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import type { RightsHolder } from "@/lib/contract/admins/ops-permissions";
import { adminTarget, type Group, groupTarget, keyOf, type Target } from "./target";

type Props = {
  groups: readonly Group[];
  holders: readonly RightsHolder[];
  chosen: Target;
  /** Unsaved changes of a target. */
  countOf: (target: Target) => number;
  onChoose: (target: Target) => void;
  /** Left out where no group may be made. */
  onNew?: (() => void) | undefined;
};

/** The groups, and below them the admins whose rights are their own. */
export function GroupList({ groups, holders, chosen, countOf, onChoose, onNew }: Props) {
  const t = useTranslations("ishm.permissions");
  const own = holders.filter(
    ({ source, groupIdx, isSSAdmin }) => !isSSAdmin && (source === "CUSTOM" || groupIdx === null),
  );
  const noteOf = (target: Target, words: string) => {
    const count = countOf(target);
    return count > 0 ? t("unsaved", { words, count }) : words;
  };
  const statusOf = ({ groupIdx, differingMenus }: RightsHolder) => {
    const group = groups.find((one) => one.groupIdx === groupIdx)?.groupName;
    return group ? t("differs", { group, count: differingMenus.length }) : t("noGroup");
  };
  return (
    <section aria-label={t("groups")} className="rounded-panel border border-line bg-sheet">
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
        <h2 className="font-display text-sub">{t("groups")}</h2>
        {onNew ? (
          <Button variant="quiet" size="small" onClick={onNew}>
            <Icon name="plus" size={18} />
            {t("new")}
          </Button>
        ) : null}
      </div>
      <ul>
        {groups.map((group) => {
          const target = groupTarget(group.groupIdx);
          const words = [t("adminCount", { count: group.adminCount }), group.description];
          return (
            <TargetButton
              key={group.groupIdx}
              name={group.groupName}
              mark={group.isDefault ? <Chip tone="outline">{t("default")}</Chip> : null}
              note={noteOf(target, words.filter(Boolean).join(" · "))}
              isCurrent={keyOf(chosen) === keyOf(target)}
              onChoose={() => onChoose(target)}
            />
          );
        })}
      </ul>
      {own.length > 0 ? (
        <>
          <h3 className="border-b border-line px-4 py-2.5 font-semibold">{t("ownRights")}</h3>
          <ul>
            {own.map((holder) => {
              const target = adminTarget(holder.adminIdx);
              return (
                <TargetButton
                  key={holder.adminIdx}
                  name={holder.name}
                  note={noteOf(target, statusOf(holder))}
                  isCurrent={keyOf(chosen) === keyOf(target)}
                  onChoose={() => onChoose(target)}
                />
              );
            })}
          </ul>
        </>
      ) : null}
    </section>
  );
}

type TargetButtonProps = {
  name: string;
  mark?: ReactNode;
  note: string;
  isCurrent: boolean;
  onChoose: () => void;
};

/** A group or an admin to select. */
function TargetButton({ name, mark, note, isCurrent, onChoose }: TargetButtonProps) {
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-current={isCurrent ? "true" : undefined}
        onClick={onChoose}
        className={cn(
          "block w-full px-4 py-2.5 text-start focus-visible:-outline-offset-3",
          isCurrent ? "bg-selected shadow-[inset_3px_0_0_var(--primary)]" : "hover:bg-hover",
        )}
      >
        <span className="flex items-center justify-between gap-2">
          <span className={cn("min-w-0 truncate", isCurrent && "font-semibold")}>{name}</span>
          {mark}
        </span>
        <span className="block text-chip text-ink-2">{note}</span>
      </button>
    </li>
  );
}
