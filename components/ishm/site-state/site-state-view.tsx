"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { PlannedChange } from "./planned-change";
import { SiteStateForm } from "./site-state-form";
import { useFreshSiteState } from "./use-fresh-site-state";

/** Whether visitors can use the site, now or from a moment on. */
export function SiteStateView() {
  const t = useTranslations("ishm.siteState");
  const { access } = useOffice();
  return (
    <>
      {access(officeMenus.siteState.code).isRead ? (
        <>
          <PageHead title={t("title")} lead={t("lead")} />
          <Loaded />
        </>
      ) : (
        <NoAccess />
      )}
    </>
  );
}

function Loaded() {
  const { access, language } = useOffice();
  // What is typed stays when the language of the screen changes.
  const [lang] = useState(language);
  const { state, failure, reload } = useFreshSiteState(lang);
  // Only a save begins the form anew: a plan that is taken back leaves alone what is typed.
  const [saveCount, setSaveCount] = useState(0);
  const startAnew = async () => {
    await reload();
    setSaveCount((count) => count + 1);
  };
  const canSave = access(officeMenus.siteState.code).isUpdate;
  if (!state) {
    return failure ? (
      <OfficeFailure failure={failure} onRetry={() => void reload()} />
    ) : (
      <div aria-busy="true">
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <PlannedChange state={state} canSave={canSave} onChanged={reload} />
      <SiteStateForm key={saveCount} current={state} canSave={canSave} onSaved={startAnew} />
    </div>
  );
}
