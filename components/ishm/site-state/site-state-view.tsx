"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { SiteStateForm } from "./site-state-form";

/** The state of the site, now or from a moment on. */
export function SiteStateView() {
  const t = useTranslations("ishm.siteState");
  const { access, language } = useOffice();
  const { isRead, isUpdate } = access(officeMenus.siteState.code);
  // The input stays when the language of the screen changes.
  const [lang] = useState(language);
  const read = useCallback(
    (signal?: AbortSignal) =>
      call("GET /site/state", { query: { scope: "admin", lang } }, { handled: true, signal }),
    [lang],
  );
  if (!isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <RecordScreen read={read}>
        {(state, edition) => <SiteStateForm key={edition} state={state} read={read} canSave={isUpdate} />}
      </RecordScreen>
    </>
  );
}
