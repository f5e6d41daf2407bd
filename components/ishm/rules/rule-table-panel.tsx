"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";
import type { RuleTable } from "@/lib/contract/ops-rules";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { RuleTableForm } from "./rule-table-form";

type Props = { table: RuleTable; onDirty: (isDirty: boolean) => void };

/** One rule table, read and ready to be changed. */
export function RuleTablePanel({ table, onDirty }: Props) {
  const t = useTranslations("ishm.rules");
  const { data, error, mutate } = useCall(`GET /ops/rules/${table}`, { query: {} }, { handled: true });
  return (
    <Panel title={t(`names.${table}`)}>
      <p className="mb-4 max-w-prose text-ink-2">{t(`leads.${table}`)}</p>
      {data ? (
        <RuleTableForm table={table} saved={data} onDirty={onDirty} onSaved={() => mutate()} />
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Panel>
  );
}
