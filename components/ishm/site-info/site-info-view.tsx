"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { SiteInfoForm } from "./site-info-form";

/** The site info: names, numbers, address, contact. */
export function SiteInfoView() {
  const t = useTranslations("ishm.siteInfo");
  const { access, language } = useOffice();
  const { isRead, isUpdate } = access(officeMenus.siteInfo.code);
  // The input stays when the language of the screen changes.
  const [lang] = useState(language);
  const read = useCallback(
    (signal?: AbortSignal) =>
      call("GET /site/info", { query: { scope: "admin", lang } }, { handled: true, signal }),
    [lang],
  );
  if (!isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <RecordScreen read={read}>
        {(info, edition) => <SiteInfoForm key={edition} info={info} read={read} canSave={isUpdate} />}
      </RecordScreen>
    </>
  );
}
