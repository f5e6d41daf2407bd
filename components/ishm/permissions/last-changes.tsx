"use client";

import { useTranslations } from "next-intl";
import type { PermissionRow } from "@/lib/contract/admins/ops-permissions";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { useChangeWords } from "./change-panel";
import type { Group, Target } from "./groups/target";
import { permissionAction } from "./permission-history";

type Props = { target: Target; rows: readonly PermissionRow[]; groups: readonly Group[] };

/** The last changes of these rights; only if the administrator may read the audit log. */
export function LastChanges(props: Props) {
  const { access } = useOffice();
  return access(officeMenus.records.code).isRead ? <Shown {...props} /> : null;
}

function Shown({ target, rows, groups }: Props) {
  const t = useTranslations("ishm.permissions");
  const { formats, language } = useOffice();
  const isGroup = target.targetType === "GROUP";
  const read = { size: "5", lang: language } as const;
  const entityKey = `${isGroup ? "group" : "admin"}:${target.targetIdx}`;
  const options = { handled: true } as const;
  const rights = useCall("GET /ops/audit", { query: { ...read, entity: "permission", entityKey } }, options);
  const births = useCall(
    isGroup ? "GET /ops/audit" : null,
    { query: { ...read, entity: "permGroup", entityKey: String(target.targetIdx), action: "CREATE" } },
    options,
  );
  const words = useActionWords(rows, groups);
  const actions = [...(rights.data?.list ?? []), ...(births.data?.list ?? [])].flatMap((row) => {
    const text = words(row);
    return text ? [{ ...row, text }] : [];
  });
  if (actions.length === 0) return null;
  return (
    <section aria-label={t("lastChanges")} className="rounded-panel border border-line bg-sheet">
      <h2 className="flex min-h-12 items-center border-b border-line px-4 font-display text-sub">
        {t("lastChanges")}
      </h2>
      <ul>
        {actions.slice(0, 5).map((action) => (
          <li key={action.auditIdx} className="border-b border-line px-4 py-2.5 text-chip last:border-b-0">
            <strong className="font-semibold">{action.actor}</strong> {action.text}
            <span className="block text-ink-2">{formatDateTime(action.at, formats)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostLines = 3;

function useActionWords(rows: readonly PermissionRow[], groups: readonly Group[]) {
  const t = useTranslations("ishm.permissions.changeLines");
  const changeWords = useChangeWords();
  return (row: Parameters<typeof permissionAction>[0]): string | null => {
    const action = permissionAction(row, (code) => rows.find((one) => one.code === code)?.name ?? code);
    if (action.kind === "applied") return t("applied", { count: action.count });
    if (action.kind === "backToGroup") return t("backToGroup");
    if (action.kind === "copied") {
      return t("copied", { group: groups.find((one) => one.groupIdx === action.groupIdx)?.groupName ?? "" });
    }
    if (action.kind === "other" || action.changes.length === 0) return null;
    const lines = changeWords(action.changes).map(({ sign, menu, rights }) =>
      t(sign === "+" ? "gave" : "took", { menu, rights }),
    );
    const rest = lines.length - mostLines;
    return [...lines.slice(0, mostLines), ...(rest > 0 ? [t("more", { count: rest })] : [])].join(" · ");
  };
}
