"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { HeroPanel } from "./photographs/hero-panel";
import { SiteSceneForm } from "./site-scene-form";

/** The land and the clubhouse that the club's pictures are drawn with. */
export function SiteSceneView() {
  const t = useTranslations("ishm.siteScene");
  const { access } = useOffice();
  const { isRead, isUpdate } = access(officeMenus.siteScene.code);
  if (!isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <div className="mb-5 flex max-w-300 flex-col gap-5">
        <HeroPanel canSave={isUpdate} />
      </div>
      <SiteScenePanel />
    </>
  );
}

/** The same without the head of a screen, to be placed in another one. */
function SiteScenePanel() {
  const { isUpdate } = useOffice().access(officeMenus.siteScene.code);
  const read = useCallback(
    (signal?: AbortSignal) =>
      call("GET /site/scene", { query: { scope: "admin" } }, { handled: true, signal }),
    [],
  );
  return (
    <RecordScreen read={read}>
      {(scene, edition) => <SiteSceneForm key={edition} scene={scene} read={read} canSave={isUpdate} />}
    </RecordScreen>
  );
}
