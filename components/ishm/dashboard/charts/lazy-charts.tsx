"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/layout/skeleton";

const loading = () => <Skeleton className="h-40 w-full" />;

/** Charts are loaded when there is something to draw. */
export const LazyDayChart = dynamic(() => import("./day-chart"), { ssr: false, loading });
export const LazyBarList = dynamic(() => import("./bar-list"), { ssr: false, loading });
