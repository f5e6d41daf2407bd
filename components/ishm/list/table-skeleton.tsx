import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";

const rows = Array.from({ length: 8 }, (_, index) => index);
const widths = ["w-2/5", "w-1/2", "w-1/3", "w-3/5"];

/** Rows that are coming. */
export function TableSkeleton() {
  const t = useTranslations("common");
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t("loading")}
      </p>
      {rows.map((row) => (
        <div key={row} className="flex h-[42px] items-center gap-6 border-b border-line px-4">
          <Skeleton className="w-8" />
          <Skeleton className={widths[row % widths.length]} />
          <Skeleton className="ms-auto w-24" />
        </div>
      ))}
    </div>
  );
}
