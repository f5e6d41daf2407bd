"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { BrandForm } from "./brand-form";

/** The club's look: colours, letters, shapes, with a preview of what comes out. */
export function BrandView() {
  const t = useTranslations("ishm.brand");
  const { access, clubCode } = useOffice();
  const { isRead, isUpdate } = access(officeMenus.brand.code);
  const read = useCallback(
    (signal?: AbortSignal) =>
      call("GET /site/brand", { query: { clubCode, scope: "admin" } }, { handled: true, signal }),
    [clubCode],
  );
  if (!isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <RecordScreen read={read}>
        {(brand, edition) => <BrandForm key={edition} brand={brand} read={read} canSave={isUpdate} />}
      </RecordScreen>
    </>
  );
}
