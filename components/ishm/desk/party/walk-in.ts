import { reservationTypeCode } from "@/lib/contract/code-values/bookings";
import type { CallInput } from "@/lib/contract/routes";

/** Who stands at the desk without a booking, as it is typed: a member, or a guest by name. */
export type WalkIn = {
  sheetIdx: string;
  member: { memberIdx: number; name: string; memberType: string } | null;
  name: string;
  phoneNo: string;
  playerCount: number;
  caddieMode: "C" | "I" | "S";
};

/** What is missing before it can be booked. */
export function walkInFaults({ sheetIdx, member, name }: WalkIn): { sheetIdx?: true; name?: true } {
  return {
    ...(sheetIdx === "" ? { sheetIdx: true } : {}),
    ...(member === null && name.trim() === "" ? { name: true } : {}),
  };
}

export function walkInInput(typed: WalkIn): CallInput<"POST /ops/bookings">["body"] {
  const { sheetIdx, member, name, phoneNo, playerCount, caddieMode } = typed;
  return {
    sheetIdx: Number(sheetIdx),
    reservationType: reservationTypeCode.walkIn,
    playerCount,
    caddieMode,
    ...(member
      ? { memberIdx: member.memberIdx }
      : { guest: { name: name.trim(), phoneNo: phoneNo.trim() || null } }),
  };
}
