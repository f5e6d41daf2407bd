import type { BookingContext } from "@/components/member/shared/page-context";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useCall } from "@/lib/web/api/use-call";
import type { Wanted } from "@/lib/web/booking/own-hold";

/** One slot with its fees, its coupons and what cancelling costs. */
export function useSlotDetail(
  { language: lang }: BookingContext,
  memberIdx: number,
  wanted: Wanted | null,
): { slot: SlotDetail | undefined; error: CallFailure | undefined } {
  const { data, error } = useCall(
    wanted ? "GET /reservation/sheets/{a}/{b}/{c}" : null,
    {
      params: { a: String(memberIdx), b: wanted?.playDate ?? "", c: String(wanted?.sheetIdx ?? "") },
      query: { lang },
    },
    { handled: true },
  );
  const slot = data && "cancelRule" in data && data.sheetIdx === wanted?.sheetIdx ? data : undefined;
  return { slot, error };
}
