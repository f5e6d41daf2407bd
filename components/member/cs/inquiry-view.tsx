"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { focusTitle } from "@/components/member/shared/layout/focus";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { NoteLine } from "@/components/member/shared/layout/note-line";
import { Nothing } from "@/components/member/shared/layout/paged-list";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { useCall } from "@/lib/web/api/use-call";
import { inquiryFields } from "@/lib/web/my/inquiry-draft";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { InquiryDetails } from "./inquiry-details";

type Props = { context: PageContext; vocIdx: number };
const notFound = 2001;
const loadForm = () => import("./inquiry-form").then(({ InquiryForm }) => InquiryForm);

/** One inquiry: to read, and while nobody has opened it, to change. */
export function InquiryView({ context, vocIdx }: Props) {
  return (
    <MemberOnly>
      {(memberIdx) => <Inquiry memberIdx={memberIdx} context={context} vocIdx={vocIdx} />}
    </MemberOnly>
  );
}

function Inquiry({ memberIdx, context, vocIdx }: Props & { memberIdx: number }) {
  const t = useTranslations("cs");
  const { link } = usePageLinks(context);
  const [isEditing, setEditing] = useState(false);
  const isSent = useSearchParams().has("sent");
  const [news, setNews] = useState(isSent ? t("sent") : "");
  const { data, error, mutate } = useCall(
    "GET /voc/{id}",
    { params: { id: String(vocIdx) }, query: { lang: context.language } },
    { handled: true },
  );
  if (!data && error?.code === notFound) {
    return <Nothing title={t("missing")} action={{ word: t("toList"), href: link(memberPaths.cs.list()) }} />;
  }
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (isEditing && data.editable) {
    const close = () => {
      setEditing(false);
      focusTitle();
    };
    const form = {
      memberIdx,
      context,
      vocIdx,
      saved: inquiryFields(data),
      savedFiles: data.files,
      onSent: () => {
        setNews(t("changed"));
        close();
      },
      onGiveUp: close,
    };
    return <LazyPart load={loadForm} props={form} placeholder={<Loading />} />;
  }
  return (
    <>
      <NoteLine tone="ok">{news}</NoteLine>
      <InquiryDetails
        inquiry={data}
        memberIdx={memberIdx}
        context={context}
        onEdit={() => {
          setNews("");
          setEditing(true);
        }}
        onChanged={async (words) => {
          setNews(words);
          await mutate();
        }}
      />
    </>
  );
}
