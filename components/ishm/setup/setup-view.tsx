"use client";

import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { SetupOverview } from "@/lib/contract/site/setup";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { OpenStep } from "./open-step";
import { SetupRail } from "./setup-rail";
import { setupRead } from "./setup-read";
import { StepPanel } from "./step-panel";
import { type SetupPage, useStep } from "./use-step";

const forbidden = 403;

/** The guided set-up of a club that is not open yet, for its super admins; of an open one since when it is. */
export function SetupView() {
  const t = useTranslations("ishm.setup");
  const { access, isSSAdmin, language } = useOffice();
  const { isRead } = access(officeMenus.setup.code);
  const { data, error, mutate } = useCall(
    isRead && isSSAdmin ? "GET /ops/setup" : null,
    { query: { lang: language } },
    setupRead,
  );
  if (!isRead) return <NoAccess />;
  const done = data?.steps.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <>
      <PageHead
        title={t("title")}
        lead={data && !data.openedAt ? t("lead", { done, all: data.steps.length }) : undefined}
      />
      {data ? (
        data.openedAt ? (
          <Opened openedAt={data.openedAt} openedBy={data.openedBy} />
        ) : (
          <Steps overview={data} refresh={() => mutate()} />
        )
      ) : !isSSAdmin || error?.status === forbidden ? (
        <EmptyState title={t("superOnly")} text={t("superOnlyHint")} className="max-w-xl" />
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <div aria-busy="true" className="grid gap-5 min-[68.75rem]:grid-cols-[18rem_minmax(0,1fr)]">
          <Skeleton className="h-96 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  );
}

type StepsProps = { overview: SetupOverview; refresh: () => Promise<unknown> };

/** Without a step in the address the first one that is not finished. */
function Steps({ overview, refresh }: StepsProps) {
  const { step: named, go } = useStep();
  const first = overview.steps.find(({ isDone }) => !isDone)?.step ?? "open";
  const step: SetupPage = named ?? first;
  const shown = overview.steps.find((one) => one.step === step);
  return (
    <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[18rem_minmax(0,1fr)]">
      <SetupRail steps={overview.steps} current={step} onGo={go} />
      <div className="min-w-0">
        {shown ? (
          <StepPanel key={shown.step} step={shown} overview={overview} refresh={refresh} />
        ) : (
          <OpenStep overview={overview} onGo={go} refresh={refresh} />
        )}
      </div>
    </div>
  );
}

function Opened({ openedAt, openedBy }: { openedAt: string; openedBy: string | null }) {
  const t = useTranslations("ishm.setup");
  const { formats } = useOffice();
  const at = formatDateTime(openedAt, formats);
  return (
    <EmptyState
      title={openedBy ? t("openedBy", { at, name: openedBy }) : t("openedAt", { at })}
      text={t("openedHint")}
      action={
        <OfficeLink href={officePaths.siteState()} className="link">
          {t("toSiteState")}
        </OfficeLink>
      }
      className="max-w-2xl"
    />
  );
}
