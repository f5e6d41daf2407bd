"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { SiteCertForm } from "./site-cert-form";

/** Identification of members and senders of messages; for super admins only. */
export function SiteCertView() {
  const t = useTranslations("ishm.siteCert");
  const { access } = useOffice();
  const { isRead, isUpdate } = access(officeMenus.siteCert.code);
  const read = useCallback(
    (signal?: AbortSignal) => call("GET /site/cert", { query: {} }, { handled: true, signal }),
    [],
  );
  if (!isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <RecordScreen
        read={read}
        refused={<EmptyState title={t("superOnly")} text={t("superOnlyHint")} className="max-w-xl" />}
      >
        {(cert, edition) => <SiteCertForm key={edition} cert={cert} read={read} canSave={isUpdate} />}
      </RecordScreen>
    </>
  );
}
