"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { PolicyList } from "./policy-list";
import { knownPolicies } from "./policy-rows";

/** Every policy of the club: value, range, history. */
export const PoliciesView = forReaders(officeMenus.settings, Policies);

function Policies() {
  const t = useTranslations("ishm.policies");
  const { language } = useOffice();
  const { data, error, mutate } = useCall(
    "GET /ops/policies",
    { query: { lang: language } },
    { keepPreviousData: true, handled: true },
  );
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <ScreenTabs of="settings" />
      {data ? (
        <PolicyList
          rows={knownPolicies(data.list)}
          version={data.version}
          onSaved={async () => {
            await mutate();
          }}
        />
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </>
  );
}
