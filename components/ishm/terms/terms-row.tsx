"use client";

import { useFormatter, useTranslations } from "next-intl";
import { TableCell, TableRow } from "@/components/ui/table";
import type { TermsOverview } from "@/lib/contract/terms/ops-terms";
import { formatDate } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { termsStatus } from "./terms-state";
import { TermsStateChip } from "./terms-state-chip";

type Version = TermsOverview["types"][number]["versions"][number];

/** One version of a type. */
export function TermsRow({ version }: { version: Version }) {
  const t = useTranslations("ishm.terms");
  const format = useFormatter();
  const { formats, languages } = useOffice();
  const look = termsStatus(version);
  const isOver = look === "superseded";
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
        <TermsStateChip look={look} />
      </TableCell>
      <TableCell className="tabular-nums">{formatDate(version.effectiveDate, formats)}</TableCell>
      <TableCell>{version.isRequired ? t("required") : t("optional")}</TableCell>
      <TableCell>
        <LanguageBadges spoken={languages} written={version.languages} />
      </TableCell>
      <TableCell align="end" className="tabular-nums">
        {look === "draft" || look === "planned" ? "–" : format.number(version.agreedCount)}
      </TableCell>
    </TableRow>
  );
}
