"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../frame/office-failure";
import { useOffice } from "../frame/root/office-context";
import { useUnmask } from "../people/use-unmask";
import type { WaitingAction } from "./use-waiting-action";
import { WaitingActionDialog } from "./waiting-action-dialog";
import { WaitingButtons } from "./waiting-buttons";
import { WaitingFacts } from "./waiting-facts";
import { WaitingSlots } from "./waiting-slots";

type Props = { waitingIdx: number | null; onClose: () => void };

/** One entry whole: what it asks for, why it has no time yet, the free times, and what can be done. */
export function WaitingDialog({ waitingIdx, onClose }: Props) {
  const t = useTranslations("ishm.waitings");
  const common = useTranslations("common");
  return (
    <Dialog
      isOpen={waitingIdx !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={waitingIdx === null ? "" : t("entry", { number: waitingIdx })}
      closeLabel={common("close")}
      className="w-[920px]"
    >
      {waitingIdx === null ? null : <Entry key={waitingIdx} waitingIdx={waitingIdx} />}
    </Dialog>
  );
}

function Entry({ waitingIdx }: { waitingIdx: number }) {
  const { language } = useOffice();
  const unmask = useUnmask(waitingIdx);
  const [action, setAction] = useState<WaitingAction | null>(null);
  const { data, error, mutate } = useCall(
    "GET /ops/waitings/{id}",
    { params: { id: String(waitingIdx) }, query: { lang: language, reason: unmask.unmaskReason } },
    { handled: true, keepPreviousData: true, revalidateOnFocus: false },
  );
  if (error && !data) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="flex flex-col gap-5">
      <WaitingFacts of={data} unmask={unmask.control} />
      <WaitingButtons of={data} onAction={setAction} />
      <WaitingSlots of={data} onAction={setAction} />
      <WaitingActionDialog of={data} action={action} onClose={() => setAction(null)} />
    </div>
  );
}
