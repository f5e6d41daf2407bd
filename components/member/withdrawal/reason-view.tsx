"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Loading, NotLoaded } from "@/components/member/account/loading";
import { MemberOnly } from "@/components/member/account/member-only";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { paths } from "@/lib/web/routing/paths";
import { isWithdrawalOpen } from "@/lib/web/runtime/site/withdrawal-steps";
import { ConfirmForm } from "./confirm-form";
import type { WithdrawalPlace } from "./place";
import { type Reason, ReasonForm } from "./reason-form";
import { useBlocks } from "./use-blocks";
import { useWay } from "./use-way";
import { useWithdrawal } from "./use-withdrawal";

type Props = { place: WithdrawalPlace };

/** Why, then the password: reached from the first page only, and by nobody in whose way something stands (S-69). */
export function ReasonView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <Guarded memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

type OwnProps = Props & { memberIdx: number };

function Guarded({ memberIdx, place }: OwnProps) {
  const { link } = useWay(place);
  const router = useRouter();
  const [isOpen] = useState(() => isWithdrawalOpen(memberIdx));
  const { data, error, mutate } = useBlocks(memberIdx, place.clubCode, place.language);
  const target = isOpen ? (data?.possible === false ? "reject" : null) : "start";

  const href = target && link(paths.withdrawal[target]());

  useEffect(() => {
    if (href) router.replace(href);
  }, [href, router]);

  if (target || !data) return error && isOpen ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  return <Steps memberIdx={memberIdx} place={place} />;
}

/** Both steps stand in one page, so that what was chosen stays when the second leads back. */
function Steps({ memberIdx, place }: OwnProps) {
  const { replace } = useWay(place);
  const codes = useCodeSets(place.clubCode, place.language, ["reasonCodes"]);
  const [reason, setReason] = useState<Reason>({ reasonCode: "", reasonText: "" });
  const steps = useWithdrawal(memberIdx, place, () => replace(paths.withdrawal.reject()));
  if (!codes.data) return codes.error ? <NotLoaded onRetry={() => void codes.mutate()} /> : <Loading />;
  const choices = (codes.data.reasonCodes?.list ?? []).filter(({ group }) => group === "WITHDRAW");
  if (steps.isConfirming) return <ConfirmForm place={place} {...steps} />;
  return <ReasonForm place={place} choices={choices} reason={reason} onReason={setReason} {...steps} />;
}
