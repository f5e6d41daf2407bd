"use client";

import { useTranslations } from "next-intl";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { PenaltyStateChip } from "../penalties/penalty-state-chip";
import { RelatedList } from "../people/related-list";
import { useRelatedInput } from "./use-related-input";

export function RelatedPenalties({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/penalties", { query }, options);
  return (
    <RelatedList
      title={t("penalties")}
      empty={t("noPenalties")}
      answer={answer}
      keyOf={(row) => row.penaltyIdx}
      allHref={`${officePaths.penalties()}?memberIdx=${memberIdx}`}
    >
      {(row) => (
        <>
          <OfficeLink
            href={officePaths.penalty(row.penaltyIdx)}
            className="font-medium text-ink hover:underline"
          >
            {row.penaltyName}
          </OfficeLink>
          <span className="text-ink-2 tabular-nums">
            {formatDate(row.suspendFrom, formats)} – {formatDate(row.suspendTo, formats)}
          </span>
          <PenaltyStateChip {...row} className="ms-auto" />
        </>
      )}
    </RelatedList>
  );
}
