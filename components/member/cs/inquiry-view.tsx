"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loading, NotLoaded } from "@/components/member/account/loading";
import { MemberOnly } from "@/components/member/account/member-only";
import { NoteLine } from "@/components/member/layout/note-line";
import type { MyPlace } from "@/components/member/mypage/place";
import { Nothing } from "@/components/member/mypage/records/nothing";
import { useMyWay } from "@/components/member/mypage/use-my-way";
import { useCall } from "@/lib/web/api/use-call";
import { inquiryFields } from "@/lib/web/my/inquiry-draft";
import { paths } from "@/lib/web/routing/paths";
import { focusTitle } from "../account/focus-title";
import { InquiryForm } from "./inquiry-form";
import { InquirySheet } from "./inquiry-sheet";

type Props = { place: MyPlace; vocIdx: number };
const notFound = 2001;

/** One inquiry: to read, and while nobody has opened it, to change. */
export function InquiryView({ place, vocIdx }: Props) {
  return (
    <MemberOnly>{(memberIdx) => <Inquiry memberIdx={memberIdx} place={place} vocIdx={vocIdx} />}</MemberOnly>
  );
}

function Inquiry({ memberIdx, place, vocIdx }: Props & { memberIdx: number }) {
  const t = useTranslations("cs");
  const { link } = useMyWay(place);
  const [isEditing, setEditing] = useState(false);
  const isSent = useSearchParams().has("sent");
  const [news, setNews] = useState(isSent ? t("sent") : "");
  const { data, error, mutate } = useCall(
    "GET /voc/{id}",
    { params: { id: String(vocIdx) }, query: { lang: place.language } },
    { handled: true },
  );
  if (!data && error?.code === notFound) {
    return <Nothing title={t("missing")} action={{ word: t("toList"), href: link(paths.cs.list()) }} />;
  }
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (isEditing && data.editable) {
    const close = () => {
      setEditing(false);
      focusTitle();
    };
    return (
      <InquiryForm
        memberIdx={memberIdx}
        place={place}
        saved={inquiryFields(data)}
        vocIdx={vocIdx}
        savedFiles={data.files}
        onSent={() => {
          setNews(t("changed"));
          close();
        }}
        onGiveUp={close}
      />
    );
  }
  return (
    <>
      <NoteLine tone="ok">{news}</NoteLine>
      <InquirySheet
        inquiry={data}
        place={place}
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
