import { useTranslations } from "next-intl";
import type { TermsOverview } from "@/lib/contract/terms/ops-terms";
import { formatDate } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { isOpenToEdits, termsStatus } from "./terms-state";
import { TermsStateChip } from "./terms-state-chip";

/** The versions that take effect next, the soonest first: announced, or waiting for their announcement. */
export function NextChanges({ types }: { types: TermsOverview["types"] }) {
  const t = useTranslations("ishm.terms");
  const { formats } = useOffice();
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
            <strong className="min-w-24 tabular-nums">{formatDate(version.effectiveDate, formats)}</strong>
            <OfficeLink
              href={officePaths.termsVersion(version.termsIdx)}
              className="link inline-flex min-h-6 items-center"
            >
              {t("named", { type: version.termTypeName, version: version.version })}
            </OfficeLink>
            <TermsStateChip status={termsStatus(version)} />
            {isOpenToEdits(version) ? (
              <span className="text-ink-2">
                {t("announcedOn", { date: formatDate(version.announceFrom, formats) })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
