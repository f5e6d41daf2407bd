"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import { Skeleton } from "@/components/ui/layout/skeleton";

/** The rows of a page that is still being read. */
export function Loading() {
  const t = useTranslations("common");
  return (
    <div aria-busy="true" className="border-t border-line">
      <p role="status" className="visually-hidden">
        {t("loading")}
      </p>
      {["a", "b", "c", "d"].map((row) => (
        <div key={row} className="flex gap-8 border-b border-line py-5">
          <Skeleton className="w-28" />
          <Skeleton className="w-48" />
        </div>
      ))}
    </div>
  );
}

/** Says that something could not be loaded, with a button to try again. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("account.shared");
  const common = useTranslations("common");
  return (
    <div role="alert">
      <p className="flex items-start gap-2 text-reading">
        <Sign name="warning" className="mt-1 text-bad" />
        {t("notLoaded")}
      </p>
      <Button variant="outline" className="mt-5" onClick={onRetry}>
        {common("retry")}
      </Button>
    </div>
  );
}
