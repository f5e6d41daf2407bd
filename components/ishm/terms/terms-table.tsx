import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Table, TableBody, TableHead, TableHeader } from "@/components/ui/table";
import type { TermsOverview } from "@/lib/contract/terms/ops-terms";
import { OfficeLink } from "../frame/office-link";
import { newTermsPath } from "./terms-path";
import { TermsRow } from "./terms-row";

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
                      className="ms-auto"
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
