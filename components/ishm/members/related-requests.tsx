"use client";

import { useTranslations } from "next-intl";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RequestStateChip } from "../data-requests/request-state-chip";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { RelatedList } from "../people/related-list";
import { useRelatedInput } from "./use-related-input";

export function RelatedRequests({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm");
  const { formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/data-requests", { query }, options);
  const all = `${officePaths.dataRequests()}?memberIdx=${memberIdx}`;
  return (
    <RelatedList
      title={t("members.related.requests")}
      empty={t("members.related.noRequests")}
      answer={answer}
      keyOf={(row) => row.requestIdx}
      allHref={all}
    >
      {(row) => (
        <>
          <OfficeLink href={all} className="font-medium text-ink hover:underline">
            {t(`dataRequests.kinds.${row.kind}`)}
          </OfficeLink>
          <span className="text-ink-2 tabular-nums">{formatDate(row.createdAt, formats)}</span>
          <RequestStateChip request={row} className="ms-auto" />
        </>
      )}
    </RelatedList>
  );
}
