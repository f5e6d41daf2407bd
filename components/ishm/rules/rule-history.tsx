"use client";

import { useTranslations } from "next-intl";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import { RecordChanges } from "../audit/record-changes";
import { Panel } from "../frame/panel";
import { SettingHistory } from "../history/setting-history";

type Rows = readonly Readonly<Record<string, unknown>>[];
type Props = { table: RuleTable; edition: number; onPutBack: ((rows: Rows) => void) | null };

/** How a rule table came to be; earlier rows come back into the form, where they are looked at before they are saved. */
export function RuleHistory({ table, edition, onPutBack }: Props) {
  const t = useTranslations("ishm.policies.history");
  const audit = useTranslations("ishm.audit");
  return (
    <Panel title={t("title")}>
      <SettingHistory
        entity="ruleTable"
        of={table}
        edition={edition}
        putBackOf={({ before }) =>
          onPutBack && Array.isArray(before) ? async () => onPutBack(before as Rows) : undefined
        }
      >
        {({ before, after }) => (
          <details>
            <summary className="min-h-6 cursor-pointer text-heading">{audit("fields")}</summary>
            <div className="mt-2 overflow-x-auto">
              <RecordChanges before={before} after={after} />
            </div>
          </details>
        )}
      </SettingHistory>
    </Panel>
  );
}
