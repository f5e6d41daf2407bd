"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { InquiryChip } from "@/components/club/inquiry-chip";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { isLanguage } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

/** The booking that it is about, and what the same member asked before. */
export function RelatedPanel({ inquiry }: { inquiry: VocOfficeDetail }) {
  const t = useTranslations("ishm.inquiries.related");
  const { language, formats } = useOffice();
  const { relatedBooking: booking, earlier, writer } = inquiry;
  return (
    <Panel title={t("title")}>
      <div>
        <h3 className="mb-1 text-caption font-semibold">{t("booking")}</h3>
        {booking ? (
          <p>
            <OfficeLink href={officePaths.sheet(booking.playDate)} className="link">
              {booking.rsvNo}
            </OfficeLink>
            <br />
            <span className="text-ink-2 tabular-nums">
              {formatDay(booking.playDate, { language, formats })} {booking.teeTime} · {booking.courseName}
            </span>
          </p>
        ) : (
          <p className="text-ink-2">{t("noBooking")}</p>
        )}
      </div>
      <div>
        <h3 className="mb-1 text-caption font-semibold">{t("earlier")}</h3>
        {earlier.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
        <ul className="flex flex-col gap-2">
          {earlier.map(({ vocIdx, title, state, stateName, createdAt }) => (
            <li key={vocIdx}>
              <OfficeLink href={officePaths.inquiry(vocIdx)} className="link break-words">
                {title}
              </OfficeLink>
              <span className="flex flex-wrap items-center gap-2 text-ink-2">
                {formatDate(createdAt, formats)}
                <InquiryChip state={state} name={stateName} />
              </span>
            </li>
          ))}
        </ul>
        {earlier.length > 0 ? (
          <OfficeLink
            href={`${officePaths.inquiries()}?memberIdx=${writer.memberIdx}`}
            className="link mt-2 inline-block"
          >
            {t("all")}
          </OfficeLink>
        ) : null}
      </div>
    </Panel>
  );
}

type Props = { inquiry: VocOfficeDetail; unmask: ReactNode };

/** Who asks, masked until there is a reason, and how he wants to hear. */
export function WriterPanel({ inquiry: { writer, replyBy }, unmask }: Props) {
  const t = useTranslations("ishm.inquiries");
  const common = useTranslations("common");
  const facts = [
    [t("writer.name"), writer.name],
    [t("writer.no"), writer.memberIdx],
    [t("writer.phone"), writer.phoneNo],
    [t("writer.email"), writer.email],
    [t("writer.language"), isLanguage(writer.lang) ? common(`languageNames.${writer.lang}`) : writer.lang],
    [t("columns.replyBy"), t(`replyBy.${replyBy}`)],
  ] as const;
  return (
    <Panel title={t("writer.title")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words">{value || "–"}</dd>
          </div>
        ))}
      </dl>
      <div>{unmask}</div>
    </Panel>
  );
}
