"use client";

import { useTranslations } from "next-intl";
import type { TermsOverview } from "@/lib/contract/terms/ops-terms";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { TableSkeleton } from "../list/table-skeleton";
import { isOpenToEdits, termsStatus } from "./terms-state";
import { TermsStateChip } from "./terms-state-chip";
import { TermsTable } from "./terms-table";

/** Every kind of terms with its versions, and what takes effect next. */
export const TermsListView = forReaders(officeMenus.terms, TermsList);

function TermsList() {
  const t = useTranslations("ishm.terms");
  const { access, language } = useOffice();
  const { isUpdate } = access(officeMenus.terms.code);
  const { data, error, mutate } = useCall(
    "GET /ops/terms",
    { query: { lang: language } },
    { keepPreviousData: true, handled: true },
  );
  return (
    <>
      <PageHead title={t("title")} lead={data ? t("lead", data.noticePolicy) : null} />
      {data ? (
        <div className="flex flex-col gap-5">
          <NextChanges types={data.types} />
          <TermsTable types={data.types} canWrite={isUpdate} />
        </div>
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}

/** The versions that take effect next, the soonest first: announced, or waiting for their announcement. */
function NextChanges({ types }: { types: TermsOverview["types"] }) {
  const t = useTranslations("ishm.terms");
  const { language, formats } = useOffice();
  const coming = types
    .flatMap(({ termTypeName, versions }) => versions.map((version) => ({ ...version, termTypeName })))
    .filter((version) => ["planned", "announced"].includes(termsStatus(version)))
    .toSorted((one, other) => one.effectiveDate.localeCompare(other.effectiveDate));
  return (
    <Panel title={t("next")}>
      {coming.length === 0 ? <p className="text-ink-2">{t("nothingNext")}</p> : null}
      <ul className="flex flex-col gap-2">
        {coming.map((version) => (
          <li key={version.termsIdx} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <strong className="min-w-24 tabular-nums">
              {formatDay(version.effectiveDate, { language, formats })}
            </strong>
            <OfficeLink
              href={officePaths.termsVersion(version.termsIdx)}
              className="link inline-flex min-h-6 items-center"
            >
              {t("named", { type: version.termTypeName, version: version.version })}
            </OfficeLink>
            <TermsStateChip status={termsStatus(version)} />
            {isOpenToEdits(version) ? (
              <span className="text-ink-2">
                {t("announcedOn", { date: formatDay(version.announceFrom, { language, formats }) })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
