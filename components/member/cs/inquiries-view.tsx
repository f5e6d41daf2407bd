"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { InquiryChip } from "@/components/club/inquiry-chip";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { listOptions, Nothing, PagedList } from "@/components/member/shared/layout/paged-list";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { ButtonLink } from "@/components/ui/button";
import type { VocSummary } from "@/lib/contract/inquiries/voc";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { pageQuery } from "@/lib/web/my/page-query";
import { memberPaths } from "@/lib/web/routing/member-paths";

type Props = { context: PageContext };

/** The member's inquiries, the newest first. */
export function InquiriesView({ context }: Props) {
  return <MemberOnly>{() => <Inquiries context={context} />}</MemberOnly>;
}

function Inquiries({ context }: Props) {
  const t = useTranslations("cs");
  const { link } = usePageLinks(context);
  const [page, setPage] = useState(1);
  const answer = useCall("GET /voc", { query: pageQuery(page, context.language) }, listOptions);
  return (
    <>
      <ButtonLink as={MemberLink} className="mb-8" href={link(memberPaths.cs.form())}>
        {t("new")}
      </ButtonLink>
      <PagedList
        answer={answer}
        onPage={setPage}
        empty={<Nothing title={t("none")} text={t("noneText")} />}
        renderRow={(inquiry) => <InquiryRow key={inquiry.vocIdx} inquiry={inquiry} context={context} />}
      />
    </>
  );
}

function InquiryRow({ inquiry, context }: Props & { inquiry: VocSummary }) {
  const t = useTranslations("cs");
  const { link } = usePageLinks(context);
  const day = (moment: string) => formatDate(moment, context.formats);
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-5">
      <div className="min-w-0 flex-1 basis-72">
        <MemberLink
          className="link font-semibold break-words"
          href={link(memberPaths.cs.inquiry(inquiry.vocIdx))}
        >
          {inquiry.title}
        </MemberLink>
        <p className="text-caption text-ink-2 tabular-nums">
          {inquiry.questionTypeName} · {t("sentOn", { day: day(inquiry.createdAt) })}
          {inquiry.answeredAt ? ` · ${t("answeredOn", { day: day(inquiry.answeredAt) })}` : ""}
        </p>
      </div>
      <InquiryChip state={inquiry.state} name={inquiry.stateName} />
    </li>
  );
}
