"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import type { Engine } from "@/lib/web/office/verification-code";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { GuideSteps } from "./guide-steps";
import { SelfCheck } from "./self-check";

const codeFields = { naver: "naverVerification", google: "googleVerification" } as const;

/** How the site is registered at a search engine, with the club's own values, and what its crawler would find. */
export function SearchGuideView({ engine }: { engine: Engine }) {
  const t = useTranslations("ishm.searchGuide");
  const { access } = useOffice();
  const read = useCallback(
    (signal?: AbortSignal) => call("GET /site/addition", { query: {} }, { handled: true, signal }),
    [],
  );
  if (!access(officeMenus.siteAddition.code).isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t(`guides.${engine}.title`)} lead={t(`guides.${engine}.lead`)} />
      <ScreenTabs of="siteAddition" />
      <RecordScreen read={read}>
        {(addition) => {
          const code = addition[codeFields[engine]];
          return (
            <div className="grid max-w-300 items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_26rem]">
              <GuideSteps engine={engine} code={code} />
              <SelfCheck engine={engine} code={code} />
            </div>
          );
        }}
      </RecordScreen>
    </>
  );
}
