import { Skeleton } from "@/components/ui/layout/skeleton";

const weeks = ["a", "b", "c", "d", "e"];
const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Bars of the size of the booking screen: the month, on a phone the week, and beside or below it a day's times. */
export function BookingPlaceholder() {
  return (
    <div className="grid min-h-[100svh] grid-cols-1 items-start gap-x-12 gap-y-6 min-[68.75rem]:grid-cols-[27rem_minmax(0,1fr)]">
      <div className="-mx-5 border-b border-line px-5 min-[43.75rem]:hidden">
        <div className="flex h-11 items-center justify-center">
          <Skeleton className="h-5 w-32" />
        </div>
        <div className="flex h-18 items-center">
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
      <div className="border border-line bg-sheet max-[43.6875rem]:hidden">
        <div className="flex h-15 items-center justify-center border-b border-line">
          <Skeleton className="h-6 w-36" />
        </div>
        <div className="h-9" />
        {weeks.map((week) => (
          <div key={week} className="flex h-16 items-center border-t border-line px-2">
            <Skeleton className="h-8 w-full" />
          </div>
        ))}
        <div className="h-20 border-t border-line px-4 py-4">
          <Skeleton className="w-56" />
        </div>
      </div>
      <div>
        <Skeleton className="mb-6 h-8 w-64" />
        {rows.map((row) => (
          <div key={row} className="flex h-14 items-center gap-8 border-b border-line">
            <Skeleton className="w-16" />
            <Skeleton className="w-40" />
          </div>
        ))}
      </div>
    </div>
  );
}
