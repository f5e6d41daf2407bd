"use client";

import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import type { CodeRow } from "@/lib/contract/site/ops-settings";

type Props = {
  entry: CodeRow;
  place: number;
  count: number;
  canChange: boolean;
  canRemove: boolean;
  onEdit: (row: CodeRow) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (row: CodeRow) => void;
};

type Action = { icon: IconName; label: string; isOff?: boolean; onPress: () => void };

/** Up, down, change, delete: each named with the entry. */
export function CodeRowActions({ entry, place, count, canChange, canRemove, ...on }: Props) {
  const t = useTranslations("ishm.codes");
  const named = { name: entry.keyName };
  const changes: Action[] = [
    {
      icon: "chevron-up",
      label: t("up", named),
      isOff: place === 0,
      onPress: () => on.onMove(place, place - 1),
    },
    {
      icon: "chevron-down",
      label: t("down", named),
      isOff: place === count - 1,
      onPress: () => on.onMove(place, place + 1),
    },
    { icon: "edit", label: t("edit", named), onPress: () => on.onEdit(entry) },
  ];
  const removal: Action = { icon: "trash", label: t("remove", named), onPress: () => on.onRemove(entry) };
  const actions = [...(canChange ? changes : []), ...(canRemove ? [removal] : [])];
  return (
    <span className="inline-flex">
      {actions.map(({ icon, label, isOff, onPress }) => (
        <button
          key={icon}
          type="button"
          aria-disabled={isOff || undefined}
          onClick={() => (isOff ? undefined : onPress())}
          className="inline-flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-line-2"
        >
          <Icon name={icon} size={18} label={label} />
        </button>
      ))}
    </span>
  );
}
