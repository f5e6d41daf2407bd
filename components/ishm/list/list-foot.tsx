"use client";

import { useTranslations } from "next-intl";
import { Pagination } from "@/components/ui/pagination";
import { Select } from "@/components/ui/select";
import { pageSizes } from "@/lib/web/office/list-query";

type Props = {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

/** Which rows of how many, the pages, and how many rows a page has. */
export function ListFoot({ page, size, total, onPage, onSize }: Props) {
  const t = useTranslations("ishm.table");
  const common = useTranslations("common");
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="min-w-40 text-ink-2">
        {t("range", { from, to: Math.min(page * size, total), total })}
      </p>
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(total / size))}
        onPage={onPage}
        labels={{
          navigation: common("pages"),
          previous: common("previous"),
          next: common("next"),
          page: (number) => common("goToPage", { page: number }),
        }}
      />
      <Select
        aria-label={t("pageSize")}
        value={String(size)}
        onChange={(event) => onSize(Number(event.target.value))}
        options={pageSizes.map((one) => ({ value: String(one), label: t("rows", { count: one }) }))}
        className="w-36"
      />
    </div>
  );
}
