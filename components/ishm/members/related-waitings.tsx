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

/** Where a member waits for a free time. */
export function RelatedWaitings({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/waitings", { query }, options);
  return (
    <RelatedList
      title={t("waitings")}
      empty={t("noWaitings")}
      answer={answer}
      keyOf={(row) => row.waitingIdx}
    >
      {(row) => (
        <>
          <OfficeLink
            href={officePaths.waitings()}
            className="font-medium text-ink tabular-nums hover:underline"
          >
            {formatDate(row.playDate, formats)}
          </OfficeLink>
          <span className="text-ink-2">{row.bandNames.join(", ")}</span>
          <Chip className="ms-auto">{row.stateName}</Chip>
        </>
      )}
    </RelatedList>
  );
}
