"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { SiteAdditionForm } from "./site-addition-form";

/** Logos, icons and what stands in the head of every page. */
export function SiteAdditionView() {
  const t = useTranslations("ishm.siteAddition");
  const { access, language } = useOffice();
  const { isRead, isUpdate } = access(officeMenus.siteAddition.code);
  // What is typed stays when the language of the screen changes.
  const [lang] = useState(language);
  const read = useCallback(
    (signal?: AbortSignal) =>
      call("GET /site/addition", { query: { scope: "admin", lang } }, { handled: true, signal }),
    [lang],
  );
  if (!isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ScreenTabs of="siteAddition" />
      <RecordScreen read={read}>
        {(addition, edition, onTyped) => (
          <SiteAdditionForm
            key={edition}
            addition={addition}
            read={read}
            canSave={isUpdate}
            onTyped={onTyped}
          />
        )}
      </RecordScreen>
    </>
  );
}
