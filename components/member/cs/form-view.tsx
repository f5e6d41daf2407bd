"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { MemberOnly } from "@/components/member/account/member-only";
import type { MyPlace } from "@/components/member/mypage/place";
import { useMyWay } from "@/components/member/mypage/use-my-way";
import { newInquiry } from "@/lib/web/my/inquiry-draft";
import { paths } from "@/lib/web/routing/paths";
import { InquiryForm } from "./inquiry-form";

type Props = { place: MyPlace };

/** A new inquiry; what the address names is filled in. */
export function FormView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <NewInquiry memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

function NewInquiry({ memberIdx, place }: Props & { memberIdx: number }) {
  const { go } = useMyWay(place);
  const search = useSearchParams().toString();
  const [saved] = useState(() => newInquiry(search));
  return (
    <InquiryForm
      memberIdx={memberIdx}
      place={place}
      saved={saved}
      vocIdx={null}
      savedFiles={[]}
      onSent={(vocIdx) => go(`${paths.cs.inquiry(vocIdx)}?sent=1`)}
      onGiveUp={() => go(paths.cs.list())}
    />
  );
}
