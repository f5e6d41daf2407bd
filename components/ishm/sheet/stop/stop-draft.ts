import type { CallInput, CallOutput } from "@/lib/contract/routes";
import type { StaffSlot } from "../grid/sheet-grid";

export type StopDraft = {
  from: string;
  to: string;
  courseCodes: readonly string[];
  reason: string;
  /** Holes that the teams under way have played, by booking. */
  played: Readonly<Record<number, number>>;
};
export type StopPreview = CallOutput<"POST /ops/weather-stop/preview">;
type StopProblem = "order" | "courses" | "reason";

/** The default input: all slots from now on. */
export function stopDraftOf(
  { slots }: { slots: readonly StaffSlot[] },
  courseCodes: readonly string[],
  nextTime: string | null,
): StopDraft {
  const times = slots.map(({ teeTime }) => teeTime).sort();
  return { from: nextTime ?? times[0] ?? "", to: times.at(-1) ?? "", courseCodes, reason: "", played: {} };
}

export function stopProblem({ from, to, courseCodes, reason }: StopDraft): StopProblem | null {
  if (from === "" || to === "" || to < from) return "order";
  if (courseCodes.length === 0) return "courses";
  return reason.trim().length < 2 ? "reason" : null;
}

function spanOf(date: string, { from, to, courseCodes, played }: StopDraft) {
  const holes = Object.entries(played).map(([bookingIdx, count]) => ({
    bookingIdx: Number(bookingIdx),
    holes: count,
  }));
  return { date, from, to, courseCodes: [...courseCodes], played: holes };
}

export function previewCall(date: string, draft: StopDraft): CallInput<"POST /ops/weather-stop/preview"> {
  return { body: spanOf(date, draft) };
}

export function stopCall(date: string, draft: StopDraft, stamp: string): CallInput<"POST /ops/weather-stop"> {
  return { body: { ...spanOf(date, draft), reason: draft.reason.trim(), stamp } };
}
