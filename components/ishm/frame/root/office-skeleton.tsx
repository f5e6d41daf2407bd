import { Skeleton } from "@/components/ui/layout/skeleton";

/** The frame before anything is known; the same for everybody. */
export function OfficeSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-dvh">
      <div className="hidden w-54 shrink-0 bg-side min-[56.25rem]:block" />
      <div className="min-w-0 grow">
        <div className="h-14 border-b border-line bg-sheet" />
        <div className="px-4 py-6 min-[56.25rem]:px-7">
          <ScreenSkeleton />
        </div>
      </div>
    </div>
  );
}

/** A screen whose first answers are under way. */
export function ScreenSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-4 h-[70svh] w-full" />
    </div>
  );
}
