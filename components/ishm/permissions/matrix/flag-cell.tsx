"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";

type Props = {
  id: string;
  /** Names menu and right: "Notices: delete". */
  label: string;
  /** False where the right means nothing. */
  isOffered: boolean;
  isOn: boolean;
  /** As it is saved. */
  wasOn: boolean;
  /** Whether the admin's group has the right; null where no group is compared. */
  groupHas: boolean | null;
  isDisabled: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** One right on one menu. A change has a frame, a tint and a sign; what differs from the group has a sign too. */
export function FlagCell(props: Props) {
  const { id, label, isOffered, isOn, wasOn, groupHas, isDisabled, onSwitch } = props;
  const t = useTranslations("ishm.permissions");
  if (!isOffered) {
    return (
      <td className="text-center text-ink-3">
        <span aria-hidden="true">·</span>
        <span className="visually-hidden">{t("notOffered")}</span>
      </td>
    );
  }
  const change = isOn === wasOn ? null : isOn ? "added" : "removed";
  const differs = groupHas !== null && groupHas !== isOn;
  return (
    <td
      data-change={change ?? undefined}
      className={cn(
        "relative p-0",
        change === "added" && "bg-ok-tint shadow-[inset_0_0_0_1.5px_var(--ok)]",
        change === "removed" && "bg-bad-tint shadow-[inset_0_0_0_1.5px_var(--bad)]",
      )}
    >
      <label
        htmlFor={id}
        className={cn(
          "flex h-9.5 items-center justify-center",
          isDisabled ? "cursor-not-allowed" : "cursor-pointer",
        )}
      >
        <span className="visually-hidden">
          {label}
          {differs ? ` (${t(groupHas ? "groupHas" : "groupLacks")})` : null}
        </span>
        <Checkbox
          id={id}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      </label>
      {differs ? (
        <span
          aria-hidden="true"
          title={t(groupHas ? "groupHas" : "groupLacks")}
          className="absolute start-1.5 top-1/2 -translate-y-1/2 text-chip font-bold text-info"
        >
          ≠
        </span>
      ) : null}
      {change ? (
        <span
          aria-hidden="true"
          className={cn(
            "pointer-events-none absolute end-1.5 top-1/2 -translate-y-1/2 font-bold",
            change === "added" ? "text-ok" : "text-bad",
          )}
        >
          {change === "added" ? "+" : "−"}
        </span>
      ) : null}
    </td>
  );
}
