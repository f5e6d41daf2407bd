"use client";

import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { OfficeFailure } from "../frame/office-failure";
import type { useRecord } from "./use-record";

type Props<T> = { of: ReturnType<typeof useRecord<T>>; children: (record: T) => ReactNode };

/** A record's form once it is read; until then what is on its way, or why it did not come. */
export function RecordBody<T>({ of: { record, failure, reload }, children }: Props<T>) {
  if (record) return children(record);
  if (failure) return <OfficeFailure failure={failure} onRetry={() => void reload()} />;
  return (
    <div aria-busy="true" className="flex flex-col gap-4 rounded-panel border border-line bg-sheet p-6">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
