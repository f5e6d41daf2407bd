"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { RelatedList } from "../people/related-list";
import { useRelatedInput } from "./use-related-input";

export function RelatedInquiries({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/vocs", { query }, options);
  return (
    <RelatedList title={t("inquiries")} empty={t("noInquiries")} answer={answer} keyOf={(row) => row.vocIdx}>
      {(row) => (
        <>
          <OfficeLink
            href={officePaths.inquiry(row.vocIdx)}
            className="min-w-0 truncate font-medium text-ink hover:underline"
          >
            {row.title}
          </OfficeLink>
          <span className="text-ink-2 tabular-nums">{formatDate(row.createdAt, formats)}</span>
          <Chip tone={row.isLate ? "bad" : "neutral"} className="ms-auto">
            {row.isLate ? t("late", { state: row.stateName }) : row.stateName}
          </Chip>
        </>
      )}
    </RelatedList>
  );
}
