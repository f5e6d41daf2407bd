"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";

type Props = { onRetry: () => void };

/** That something of the overview could not be read: nobody shall take a silence for "nothing to do". */
export function PartsMissing({ onRetry }: Props) {
  const t = useTranslations("mypage.home");
  const common = useTranslations("common");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 border border-bad bg-sheet px-5 py-3">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <Icon name="warning" className="mt-1 text-bad" />
        {t("partsMissing")}
      </p>
      <Button variant="outline" onClick={onRetry}>
        {common("retry")}
      </Button>
    </div>
  );
}
