"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { newInquiry } from "@/lib/web/my/inquiry-draft";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { InquiryForm } from "./inquiry-form";

type Props = { context: PageContext };

/** A new inquiry; what the address names is filled in. */
export function FormView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <NewInquiry memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

function NewInquiry({ memberIdx, context }: Props & { memberIdx: number }) {
  const { go } = usePageLinks(context);
  const search = useSearchParams().toString();
  const [saved] = useState(() => newInquiry(search));
  return (
    <InquiryForm
      memberIdx={memberIdx}
      context={context}
      saved={saved}
      vocIdx={null}
      savedFiles={[]}
      onSent={(vocIdx) => go(`${memberPaths.cs.inquiry(vocIdx)}?sent=1`)}
      onGiveUp={() => go(memberPaths.cs.list())}
    />
  );
}
