import type { ChipTone } from "@/components/ui/chip";
import { holidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import { closing } from "./holiday-draft";

/** The tone of a kind of day; the word beside it says the same. */
export function toneOfType(holidayType: string): ChipTone {
  if (holidayType === closing) return "bad";
  return holidayType === holidayTypeCode.peakDay ? "warn" : "info";
}

/** A day of the calendar: besides its tint a closing is struck through, a peak day underlined. */
export function dayStyleOfType(holidayType: string): string {
  if (holidayType === closing) return "bg-bad-tint font-semibold text-bad line-through";
  if (holidayType === holidayTypeCode.peakDay)
    return "bg-warn-tint font-semibold text-warn underline underline-offset-2";
  return "bg-info-tint font-semibold text-info";
}
