"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { type PermissionRow, permissionFlags } from "@/lib/contract/admins/ops-permissions";
import { isClosedByParent, switchFlag, switchRow } from "./permission-draft";
import type { PermissionDraft } from "./use-permission-draft";

type Props = {
  row: PermissionRow;
  draft: PermissionDraft;
  isReadOnly: boolean;
  groupRow: PermissionRow | null;
};

/** The rights on one menu, and the button that gives or takes all of them. */
export function MatrixRow({ row, draft, isReadOnly, groupRow }: Props) {
  const t = useTranslations("ishm.permissions");
  const { rows, saved, inputs, has, input } = draft;
  const isParent = row.parentCode === null;
  const isClosed = isClosedByParent(rows, row);
  const hasBelow = rows.some(({ parentCode }) => parentCode === row.code);
  const isBeyond = draft.isBeyond(row);
  const parentName = rows.find(({ code }) => code === row.parentCode)?.name ?? "";
  const reason = isClosed ? t("closedByParent", { parent: parentName }) : isBeyond ? t("beyond") : null;
  // Said once above the menus that it closes, not on each of them.
  const note = isParent && !row.isRead && hasBelow ? t("closesBelow") : isClosed ? null : reason;
  const before = saved.find(({ code }) => code === row.code) ?? row;
  const mine = row.offers.filter((flag) => has(row.code, flag));
  const isAll = mine.every((flag) => row[flag]);
  return (
    <tr
      title={isClosed && reason ? reason : undefined}
      className={cn(
        "border-b border-line last:border-b-0",
        isParent ? "bg-paper-2 font-semibold" : "bg-sheet",
      )}
    >
      <th
        scope="row"
        className={cn(
          "sticky start-0 z-1 h-9.5 bg-inherit min-w-44 px-4 text-start",
          isParent ? "font-semibold" : "ps-10 font-normal",
        )}
      >
        {row.name}{" "}
        <span className="ms-1 inline-block text-chip font-normal tracking-wide text-ink-3">{row.code}</span>
        {isClosed ? <span className="visually-hidden">{reason}</span> : null}
        {note ? <span className="block pb-1.5 text-chip font-normal text-ink-2">{note}</span> : null}
      </th>
      {permissionFlags.map((flag) => (
        <FlagCell
          key={flag}
          id={`${row.code}-${flag}`}
          label={t("box", { menu: row.name, right: t(`words.${flag}`) })}
          isOffered={row.offers.includes(flag)}
          isOn={row[flag]}
          wasOn={before[flag]}
          groupHas={groupRow ? groupRow[flag] : null}
          isDisabled={isReadOnly || reason !== null || !has(row.code, flag)}
          onSwitch={(isOn) => input(switchFlag({ table: saved, inputs }, row.code, flag, isOn))}
        />
      ))}
      {isReadOnly ? null : (
        <td className="text-center">
          <button
            type="button"
            disabled={reason !== null || mine.length < row.offers.length}
            onClick={() => input(switchRow({ table: saved, inputs }, row.code, !isAll))}
            className="min-h-7 min-w-12 rounded-control px-1.5 text-chip font-normal text-ink-2 underline decoration-line-2 underline-offset-4 hover:bg-hover hover:text-ink disabled:text-ink-3 disabled:no-underline"
          >
            <span aria-hidden="true">{t(isAll ? "none" : "all")}</span>
            <span className="visually-hidden">{t(isAll ? "rowNone" : "rowAll", { menu: row.name })}</span>
          </button>
        </td>
      )}
    </tr>
  );
}

type FlagCellProps = {
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
function FlagCell(props: FlagCellProps) {
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
