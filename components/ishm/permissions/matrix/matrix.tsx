"use client";

import { useTranslations } from "next-intl";
import { type PermissionRow, permissionFlags } from "@/lib/contract/admins/ops-permissions";
import { moveInMatrix } from "./matrix-keys";
import { MatrixRow } from "./matrix-row";
import { switchableIn, switchColumn } from "./permission-draft";
import type { PermissionDraft } from "./use-permission-draft";

type Props = {
  label: string;
  draft: PermissionDraft;
  isReadOnly: boolean;
  /** Of an admin with own rights: the table of the group that he would follow. */
  groupRows: readonly PermissionRow[] | null;
};

/** Menus by rights, a box each. Arrow keys go from box to box. */
export function Matrix({ label, draft, isReadOnly, groupRows }: Props) {
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
                      aria-label={t(isAll ? "columnNone" : "columnAll", { right })}
                      title={t(isAll ? "columnNone" : "columnAll", { right })}
                      onClick={() =>
                        draft.input(switchColumn({ table: saved, inputs }, flag, !isAll, isBeyond))
                      }
                      className="min-h-8 rounded-control px-2 underline decoration-line-2 underline-offset-4 hover:bg-hover disabled:no-underline"
                    >
                      {right}
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
