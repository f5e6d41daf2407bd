"use client";

import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useActorName, useEntityName } from "../audit/audit-names";
import { CouponStateChip } from "../coupons/coupon-words";
import { RequestStateChip } from "../data-requests/request-state-chip";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { PenaltyStateChip } from "../penalties/penalty-state-chip";
import { RelatedList } from "../people/related-list";

/** The menu of the inquiries. */
const inquiries = "940500";

/** Bookings, penalties and other records of a member, each if the administrator may read it. */
export function MemberRecords({ memberIdx }: { memberIdx: number }) {
  const { access } = useOffice();
  const mayRead = (menu: string) => access(menu).isRead;
  return (
    <div className="grid items-start gap-5 min-[87.5rem]:grid-cols-2">
      {mayRead(officeMenus.sheet.code) ? <RelatedBookings memberIdx={memberIdx} /> : null}
      {mayRead(officeMenus.sheet.code) ? <RelatedWaitings memberIdx={memberIdx} /> : null}
      {mayRead(officeMenus.penalties.code) ? <RelatedPenalties memberIdx={memberIdx} /> : null}
      <RelatedCoupons memberIdx={memberIdx} />
      {mayRead(inquiries) ? <RelatedInquiries memberIdx={memberIdx} /> : null}
      <RelatedRequests memberIdx={memberIdx} />
      {mayRead(officeMenus.records.code) ? <RelatedReads memberIdx={memberIdx} /> : null}
    </div>
  );
}

const few = "5";

/** The query of the latest records of a member. Each read is audited, so that a focus of the window does not repeat it. */
function useRelatedInput(memberIdx: number) {
  const { language } = useOffice();
  return {
    query: { lang: language, memberIdx: String(memberIdx), size: few },
    options: { handled: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  } as const;
}

/** The rounds that a member booked, with the way to their day on the tee sheet. */
function RelatedBookings({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { language, formats } = useOffice();
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
            {formatDay(row.playDate, { language, formats })} {row.teeTime}
          </OfficeLink>
          <span>{row.courseName}</span>
          <span className="text-ink-2 tabular-nums">{row.rsvNo}</span>
          <Chip className="ms-auto">{row.stateName}</Chip>
        </>
      )}
    </RelatedList>
  );
}

function RelatedCoupons({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { language, formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/coupons", { query }, options);
  return (
    <RelatedList
      title={t("coupons")}
      empty={t("noCoupons")}
      answer={answer}
      keyOf={(row) => row.couponIdx}
      allHref={`${officePaths.coupons()}?memberIdx=${memberIdx}`}
    >
      {(row) => (
        <>
          <span className="font-medium">{row.couponName}</span>
          <span className="text-ink-2 tabular-nums">
            {t("until", { date: formatDay(row.validTo, { language, formats }) })}
          </span>
          <CouponStateChip {...row} className="ms-auto" />
        </>
      )}
    </RelatedList>
  );
}

function RelatedInquiries({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/vocs", { query }, options);
  return (
    <RelatedList
      title={t("inquiries")}
      empty={t("noInquiries")}
      answer={answer}
      keyOf={(row) => row.vocIdx}
      allHref={`${officePaths.inquiries()}?memberIdx=${memberIdx}`}
    >
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

/** The audited reads of this member's data: who, what and why (checklist P-08). */
function RelatedReads({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/audit", { query: { ...query, action: "VIEW" } }, options);
  const actorName = useActorName();
  const entityName = useEntityName();
  return (
    <RelatedList
      title={t("looks")}
      empty={t("noLooks")}
      answer={answer}
      keyOf={(row) => row.auditIdx}
      allHref={`${officePaths.audit()}?action=VIEW&memberIdx=${memberIdx}`}
    >
      {(row) => (
        <>
          <span className="text-ink-2 tabular-nums">{formatDateTime(row.at, formats)}</span>
          <span className="font-medium">{actorName(row.actor)}</span>
          <span>{entityName(row.entity)}</span>
          <span className="ms-auto text-ink-2">{row.reason ?? t("masked")}</span>
        </>
      )}
    </RelatedList>
  );
}

function RelatedPenalties({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { language, formats } = useOffice();
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
            {formatDay(row.suspendFrom, { language, formats })} –{" "}
            {formatDay(row.suspendTo, { language, formats })}
          </span>
          <PenaltyStateChip {...row} className="ms-auto" />
        </>
      )}
    </RelatedList>
  );
}

function RelatedRequests({ memberIdx }: { memberIdx: number }) {
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

/** The waiting requests of a member. */
function RelatedWaitings({ memberIdx }: { memberIdx: number }) {
  const t = useTranslations("ishm.members.related");
  const { language, formats } = useOffice();
  const { query, options } = useRelatedInput(memberIdx);
  const answer = useCall("GET /ops/waitings", { query }, options);
  return (
    <RelatedList
      title={t("waitings")}
      empty={t("noWaitings")}
      answer={answer}
      keyOf={(row) => row.waitingIdx}
      allHref={`${officePaths.waitings()}?memberIdx=${memberIdx}`}
    >
      {(row) => (
        <>
          <OfficeLink
            href={officePaths.waitings()}
            className="font-medium text-ink tabular-nums hover:underline"
          >
            {formatDay(row.playDate, { language, formats })}
          </OfficeLink>
          <span className="text-ink-2">{row.bandNames.join(", ")}</span>
          <Chip className="ms-auto">{row.stateName}</Chip>
        </>
      )}
    </RelatedList>
  );
}
