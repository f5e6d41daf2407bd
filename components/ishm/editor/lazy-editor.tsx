"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** The editor is heavy and only for who writes: its code is loaded when a form shows it. */
export const LazyEditor = dynamic(() => import("./rich-text-editor"), {
  ssr: false,
  loading: () => (
    <div aria-busy="true" className="flex min-h-72 flex-col gap-3 rounded-control border border-border p-4">
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  ),
});
