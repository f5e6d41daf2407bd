"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { PrintScreen } from "../frame/print-screen";
import { useOffice } from "../frame/root/office-context";
import { OfficeSkeleton } from "../frame/root/office-skeleton";
import { ScreenTabs } from "../frame/screen-tabs";
import { Simulator } from "./simulator";

/** Replays a past month under other tables, without touching anything. */
export function SimulatorView() {
  const { access } = useOffice();
  return access(officeMenus.fairness.code).isRead ? <SimulatorScreen /> : <NoAccess />;
}

function SimulatorScreen() {
  const t = useTranslations("ishm.simulator");
  const { language } = useOffice();
  const base = useCall("GET /ops/simulations/base", { query: { lang: language } }, { handled: true });
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} actions={<PrintScreen />} />
      <ScreenTabs of="fairness" />
      {base.error && !base.data ? (
        <OfficeFailure failure={base.error} onRetry={() => void base.mutate()} />
      ) : null}
      {!base.data && !base.error ? <OfficeSkeleton /> : null}
      {base.data && base.data.months.length === 0 ? <p className="text-ink-2">{t("noMonths")}</p> : null}
      {base.data && base.data.months.length > 0 ? <Simulator base={base.data} /> : null}
    </>
  );
}
