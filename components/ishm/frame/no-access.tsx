"use client";

import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { PageHead } from "./page-head";

/** A screen that this admin may not read: said calmly, with the way on. */
export function NoAccess() {
  const t = useTranslations("ishm.layout");
  return (
    <>
      <PageHead title={t("noAccess")} />
      <EmptyState title={t("noAccessHint")} className="max-w-xl" />
    </>
  );
}
