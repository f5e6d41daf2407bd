"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { PermissionRow, RightsHolder } from "@/lib/contract/admins/ops-permissions";
import type { Group } from "../groups/target";
import { Matrix } from "./matrix";
import { countChanges } from "./permission-draft";
import type { PermissionDraft } from "./use-permission-draft";

type Props = {
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

/** The matrix with its title: how much is given and taken, and how an admin stands to his group. */
export function MatrixPanel(props: Props) {
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
