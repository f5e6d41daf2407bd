"use client";

import { useTranslations } from "next-intl";
import { Pagination } from "@/components/ui/pagination";

type Props = { page: number; total: number; size: number; onPage: (page: number) => void };

/** The pages of a list; nothing for a single one. */
export function Pages({ page, total, size, onPage }: Props) {
  const t = useTranslations("common");
  const pageCount = Math.ceil(total / size);
  if (pageCount <= 1) return null;
  return (
    <Pagination
      className="mt-5"
      page={page}
      pageCount={pageCount}
      onPage={onPage}
      labels={{
        navigation: t("pages"),
        previous: t("previous"),
        next: t("next"),
        page: (one) => t("goToPage", { page: one }),
      }}
    />
  );
}
