"use client";

import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { OfficeFailure } from "../frame/office-failure";
import { useIsTyped } from "./use-is-typed";
import { useRecord } from "./use-record";

type Props<R> = {
  /** Always the same function: a new one reads anew. */
  read: (signal?: AbortSignal) => Promise<Result<R, CallFailure>>;
  /** Shown instead to admins who may not read the record. */
  refused?: ReactNode;
  children: (record: R, edition: number) => ReactNode;
};

const forbidden = 403;

/** The one record of a screen, and what stands there until its form can begin. Give the form `key={edition}`. */
export function RecordScreen<R>({ read, refused, children }: Props<R>) {
  const { record, failure, edition, reload } = useRecord(read, useIsTyped());
  if (record !== undefined) return children(record, edition);
  if (failure?.status === forbidden && refused) return refused;
  if (failure) return <OfficeFailure failure={failure} onRetry={() => void reload()} />;
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
