"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { TableSkeleton } from "../list/table-skeleton";
import { NextChanges } from "./next-changes";
import { TermsTable } from "./terms-table";

/** Every kind of terms with its versions, and what takes effect next. */
export function TermsListView() {
  const { access } = useOffice();
  return access(officeMenus.terms.code).isRead ? <TermsList /> : <NoAccess />;
}

function TermsList() {
  const t = useTranslations("ishm.terms");
  const { access, language } = useOffice();
  const { isUpdate } = access(officeMenus.terms.code);
  const { data, error, mutate } = useCall(
    "GET /ops/terms",
    { query: { lang: language } },
    { keepPreviousData: true, handled: true },
  );
  return (
    <>
      <PageHead title={t("title")} lead={data ? t("lead", data.noticePolicy) : null} />
      {data ? (
        <div className="flex flex-col gap-5">
          <NextChanges types={data.types} />
          <TermsTable types={data.types} canWrite={isUpdate} />
        </div>
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}
