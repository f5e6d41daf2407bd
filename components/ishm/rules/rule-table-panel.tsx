"use client";

import { Skeleton } from "@/components/ui/layout/skeleton";
import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../frame/office-failure";
import { RuleTableForm } from "./rule-table-form";

type Props = { table: RuleTable; onDirty: (isDirty: boolean) => void };

/** One rule table, read and ready to be changed. */
export function RuleTablePanel({ table, onDirty }: Props) {
  const { data, error, mutate } = useCall(`GET /ops/rules/${table}`, { query: {} }, { handled: true });
  if (data) return <RuleTableForm table={table} saved={data} onDirty={onDirty} onSaved={() => mutate()} />;
  if (error) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  return <Skeleton className="h-80 w-full" />;
}
