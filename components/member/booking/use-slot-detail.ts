import type { SlotDetail } from "@/lib/contract/tee-sheets";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useCall } from "@/lib/web/api/use-call";
import type { BookingPlace } from "./place";
import type { Wanted } from "./use-hold";

/** One slot with its fees, its coupons and what cancelling costs; `onLock` hears of the own hold as the server has it. */
export function useSlotDetail(
  { language: lang }: BookingPlace,
  memberIdx: number,
  wanted: Wanted | null,
  onLock: (isLocked: boolean) => void,
): { slot: SlotDetail | undefined; error: CallFailure | undefined } {
  const { data, error } = useCall(
    wanted ? "GET /reservation/sheets/{a}/{b}/{c}" : null,
    {
      params: { a: String(memberIdx), b: wanted?.playDate ?? "", c: String(wanted?.sheetIdx ?? "") },
      query: { lang },
    },
    {
      handled: true,
      onSuccess: (answer) => {
        if ("lock" in answer) onLock(answer.lock !== null);
      },
    },
  );
  const slot = data && "cancelRule" in data && data.sheetIdx === wanted?.sheetIdx ? data : undefined;
  return { slot, error };
}
