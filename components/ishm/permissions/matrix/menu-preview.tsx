"use client";

import { useTranslations } from "next-intl";
import type { PermissionRow } from "@/lib/contract/admins/ops-permissions";
import { previewEntries } from "./permission-preview";

/** The side menu that these rights would give, changes that are not saved yet included. */
export function MenuPreview({ rows }: { rows: readonly PermissionRow[] }) {
  const t = useTranslations("ishm.permissions");
  const entries = previewEntries(rows);
  return (
    <details className="group rounded-panel border border-line bg-sheet">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 px-4 font-display text-sub">
        {t("preview")}
        <span aria-hidden="true" className="text-ink-2 transition-transform group-open:rotate-90">
          ›
        </span>
      </summary>
      <div className="bg-side px-4 py-3 text-on-dark">
        {entries.length === 0 ? <p className="text-on-dark-2">{t("previewEmpty")}</p> : null}
        <ul>
          {entries.map((entry) => (
            <li key={entry.code} className="py-1 font-semibold">
              {entry.name}
              <ul>
                {entry.children.map((child) => (
                  <li key={child.code} className="py-0.5 ps-4 font-normal text-on-dark-2">
                    {child.name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
