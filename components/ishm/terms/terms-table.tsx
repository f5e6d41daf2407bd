import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { TermsOverview } from "@/lib/contract/terms/ops-terms";
import { formatNumber } from "@/lib/shared/money/numbers";
import { formatDay } from "@/lib/shared/time/deadline";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { newTermsPath } from "./terms-path";
import { termsStatus } from "./terms-state";
import { TermsStateChip } from "./terms-state-chip";

type Props = { types: TermsOverview["types"]; canWrite: boolean };

/** The versions of every type under its name, the newest first. */
export function TermsTable({ types, canWrite }: Props) {
  const t = useTranslations("ishm.terms");
  return (
    <div className="overflow-hidden rounded-panel border border-line">
      <Table label={t("title")}>
        <TableHead>
          <tr>
            <TableHeader>{t("columns.version")}</TableHeader>
            <TableHeader>{t("columns.title")}</TableHeader>
            <TableHeader>{t("columns.state")}</TableHeader>
            <TableHeader>{t("columns.effective")}</TableHeader>
            <TableHeader>{t("columns.consent")}</TableHeader>
            <TableHeader>{t("columns.languages")}</TableHeader>
            <TableHeader align="end">{t("columns.agreed")}</TableHeader>
          </tr>
        </TableHead>
        {types.map(({ termType, termTypeName, versions }) => (
          <TableBody key={termType}>
            <tr className="border-b border-line bg-paper-2">
              <th scope="rowgroup" colSpan={7} className="px-3 py-1 text-start font-normal">
                <span className="flex min-h-9 flex-wrap items-center gap-x-3">
                  <span className="font-semibold">{termTypeName}</span>
                  <span className="text-ink-3 tabular-nums">{termType}</span>
                  {canWrite ? (
                    <ButtonLink
                      as={OfficeLink}
                      href={newTermsPath(termType, versions.find(({ isDraft }) => !isDraft)?.termsIdx)}
                      variant="quiet"
                      size="small"
                      className="ms-3"
                    >
                      <Icon name="plus" size={16} />
                      {t("new")}
                      <span className="visually-hidden">: {termTypeName}</span>
                    </ButtonLink>
                  ) : null}
                </span>
              </th>
            </tr>
            {versions.length === 0 ? (
              <tr>
                <td colSpan={7} className="px-3 py-2.5 text-ink-2">
                  {t("noVersions")}
                </td>
              </tr>
            ) : null}
            {versions.map((version) => (
              <TermsRow key={version.termsIdx} version={version} />
            ))}
          </TableBody>
        ))}
      </Table>
    </div>
  );
}

type Version = TermsOverview["types"][number]["versions"][number];

/** One version of a type. */
function TermsRow({ version }: { version: Version }) {
  const t = useTranslations("ishm.terms");
  const { language, formats, languages } = useOffice();
  const status = termsStatus(version);
  const isOver = status === "superseded";
  return (
    <TableRow className={isOver ? "whitespace-nowrap text-ink-2" : "whitespace-nowrap"}>
      <TableCell>
        <OfficeLink
          href={officePaths.termsVersion(version.termsIdx)}
          className="link inline-flex min-h-7 items-center font-semibold tabular-nums"
        >
          {version.version}
        </OfficeLink>
      </TableCell>
      <TableCell className="max-w-96 min-w-52 truncate">{version.title}</TableCell>
      <TableCell>
        <TermsStateChip status={status} />
      </TableCell>
      <TableCell className="tabular-nums">
        {formatDay(version.effectiveDate, { language, formats })}
      </TableCell>
      <TableCell>{version.isRequired ? t("required") : t("optional")}</TableCell>
      <TableCell>
        <LanguageBadges supported={languages} written={version.languages} />
      </TableCell>
      <TableCell align="end" className="tabular-nums">
        {status === "draft" || status === "planned" ? "–" : formatNumber(version.agreedCount)}
      </TableCell>
    </TableRow>
  );
}
