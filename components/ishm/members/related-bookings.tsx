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

/** The rounds that a member booked, with the way to their day on the tee sheet. */
export function RelatedBookings({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/bookings", { query }, options);
  return (
    <RelatedList
      title={t("bookings")}
      empty={t("noBookings")}
      answer={answer}
      keyOf={(row) => row.bookingIdx}
    >
      {(row) => (
        <>
          <OfficeLink
            href={officePaths.sheet(row.playDate)}
            className="font-medium text-ink tabular-nums hover:underline"
          >
            {formatDate(row.playDate, formats)} {row.teeTime}
          </OfficeLink>
          <span>{row.courseName}</span>
          <span className="text-ink-2 tabular-nums">{row.rsvNo}</span>
          <Chip className="ms-auto">{row.stateName}</Chip>
        </>
      )}
    </RelatedList>
  );
}
