"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import type { WithdrawalContext } from "@/components/member/shared/page-context";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { isWithdrawalOpen } from "@/lib/web/runtime/site/withdrawal-steps";
import { usePageLinks } from "../shared/layout/use-page-links";
import { ConfirmForm } from "./confirm-form";
import { ReasonForm } from "./reason-form";
import { useBlocks } from "./use-blocks";
import { type Reason, useWithdrawal } from "./use-withdrawal";

type Props = { context: WithdrawalContext };

/** The reason, then the password; reached from the first page only, and only without obstacles (S-69). */
export function ReasonView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Guarded memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

type OwnProps = Props & { memberIdx: number };

function Guarded({ memberIdx, context }: OwnProps) {
  const { link } = usePageLinks(context);
  const router = useRouter();
  const [isOpen] = useState(() => isWithdrawalOpen(memberIdx));
  const { data, error, mutate } = useBlocks(memberIdx, context.clubCode, context.language);
  const target = isOpen ? (data?.possible === false ? "reject" : null) : "start";

  const href = target && link(memberPaths.withdrawal[target]());

  useEffect(() => {
    if (href) router.replace(href);
  }, [href, router]);

  if (target || !data) return error && isOpen ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  return <Steps memberIdx={memberIdx} context={context} />;
}

/** Both steps stand in one page, so that what was chosen stays when the second leads back. */
function Steps({ memberIdx, context }: OwnProps) {
  const { replace } = usePageLinks(context);
  const codes = useCodeSets(context.clubCode, context.language, ["reasonCodes"]);
  const [reason, setReason] = useState<Reason>({ reasonCode: "", reasonText: "" });
  const steps = useWithdrawal(memberIdx, context, () => replace(memberPaths.withdrawal.reject()));
  if (!codes.data) return codes.error ? <NotLoaded onRetry={() => void codes.mutate()} /> : <Loading />;
  const choices = (codes.data.reasonCodes?.list ?? []).filter(({ group }) => group === "WITHDRAW");
  if (steps.isConfirming) return <ConfirmForm context={context} {...steps} />;
  return <ReasonForm context={context} choices={choices} reason={reason} onReason={setReason} {...steps} />;
}
