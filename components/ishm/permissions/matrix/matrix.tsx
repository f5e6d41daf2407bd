"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import {
  type PermissionRow,
  permissionFlags,
  type RightsHolder,
} from "@/lib/contract/admins/ops-permissions";
import type { Group } from "../groups/target";
import { MatrixRow } from "./matrix-row";
import { countChanges, switchableIn, switchColumn } from "./permission-draft";
import type { PermissionDraft } from "./use-permission-draft";

type Props = {
  label: string;
  draft: PermissionDraft;
  isReadOnly: boolean;
  /** Of an admin with own rights: the table of the group that he would follow. */
  groupRows: readonly PermissionRow[] | null;
};

/** Menus by rights, a box each. Arrow keys go from box to box. */
function Matrix({ label, draft, isReadOnly, groupRows }: Props) {
  const t = useTranslations("ishm.permissions");
  const { rows, saved, inputs, isBeyond } = draft;
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} onKeyDown={moveInMatrix} className="w-full border-collapse">
        <thead>
          <tr className="border-b border-heading text-chip">
            <th scope="col" className="px-4 py-2.5 text-start font-semibold text-ink-2">
              {t("menu")}
            </th>
            {permissionFlags.map((flag) => {
              const can = switchableIn({ table: saved, inputs }, flag, isBeyond);
              const isAll = can.length > 0 && can.every((row) => row[flag]);
              const right = t(`rights.${flag}`);
              return (
                <th
                  key={flag}
                  scope="col"
                  aria-label={right}
                  className="w-16 py-1 text-center font-semibold text-ink-2"
                >
                  {isReadOnly ? (
                    right
                  ) : (
                    <button
                      type="button"
                      disabled={can.length === 0}
                      title={t(isAll ? "columnNone" : "columnAll", { right })}
                      onClick={() =>
                        draft.input(switchColumn({ table: saved, inputs }, flag, !isAll, isBeyond))
                      }
                      className="min-h-8 rounded-control px-2 underline decoration-line-2 underline-offset-4 hover:bg-hover disabled:no-underline"
                    >
                      <span aria-hidden="true">{right}</span>
                      <span className="visually-hidden">
                        {t(isAll ? "columnNone" : "columnAll", { right })}
                      </span>
                    </button>
                  )}
                </th>
              );
            })}
            {isReadOnly ? null : (
              <th scope="col" className="w-14">
                <span className="visually-hidden">{t("wholeRow")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MatrixRow
              key={row.code}
              row={row}
              draft={draft}
              isReadOnly={isReadOnly}
              groupRow={groupRows?.find(({ code }) => code === row.code) ?? null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys on a box of a table go to the next box of that direction that can be switched. */
function moveInMatrix(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof HTMLInputElement ? event.target.closest("td") : null;
  const line = cell?.parentElement;
  if (!step || !cell || !(line instanceof HTMLTableRowElement)) return;
  event.preventDefault();
  const lines = [...(line.parentElement?.children ?? [])].filter((one) => one instanceof HTMLTableRowElement);
  let row = lines.indexOf(line) + step[0];
  let column = cell.cellIndex + step[1];
  while (lines[row]?.cells[column]) {
    const box = lines[row]?.cells[column]?.querySelector<HTMLInputElement>("input:not(:disabled)");
    box?.focus();
    if (box) break;
    row += step[0];
    column += step[1];
  }
}

type MatrixPanelProps = {
  title: string;
  /** Why nothing can be changed here. */
  note: string | null;
  draft: PermissionDraft;
  isReadOnly: boolean;
  /** The admin, when the rights are those of one. */
  holder: RightsHolder | undefined;
  group: Group | undefined;
  groupRows: readonly PermissionRow[] | null;
  onBackToGroup: () => void;
  onShowGroup: (groupIdx: number) => void;
};

/** The matrix with its title: the number of rights, and the difference of an admin to his group. */
export function MatrixPanel(props: MatrixPanelProps) {
  const { title, note, draft, isReadOnly, holder, group, groupRows } = props;
  const t = useTranslations("ishm.permissions");
  const { added, removed } = countChanges(draft.changes);
  const isOwn = holder?.source === "CUSTOM";
  return (
    <section aria-label={title} className="min-w-0 rounded-panel border border-line bg-sheet">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4">
        <h2 className="font-display text-sub">{title}</h2>
        <p role="status" className="flex gap-4 text-chip font-semibold">
          {added > 0 ? <span className="text-ok">+ {t("added", { count: added })}</span> : null}
          {removed > 0 ? <span className="text-bad">− {t("removed", { count: removed })}</span> : null}
        </p>
      </div>
      {note ? <p className="border-b border-line bg-info-tint px-4 py-2.5 text-info">{note}</p> : null}
      {holder && group ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-info-tint px-4 py-1.5 text-info">
          <p className="grow">
            {t(isOwn ? "ownNote" : "followsNote", { name: holder.name, group: group.groupName })}
          </p>
          {isOwn && !isReadOnly ? (
            <Button variant="quiet" size="small" onClick={props.onBackToGroup}>
              {t("members.backToGroup")}
            </Button>
          ) : null}
          <Button variant="quiet" size="small" onClick={() => props.onShowGroup(group.groupIdx)}>
            {t("showGroup", { group: group.groupName })}
          </Button>
        </div>
      ) : null}
      <Matrix
        label={t("matrix", { of: title })}
        draft={draft}
        isReadOnly={isReadOnly}
        groupRows={groupRows}
      />
      <p className="border-t border-line px-4 py-2 text-chip text-ink-3">{t("keys")}</p>
    </section>
  );
}
