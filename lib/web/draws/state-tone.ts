import type { DrawRow } from "@/lib/web/queries/draws";

type Tone = "ok" | "info" | "warn" | "neutral" | "outline";

const tones: Record<DrawRow["state"], Tone> = {
  "10": "neutral",
  "20": "ok",
  "30": "info",
  "40": "info",
  "50": "warn",
  "60": "warn",
  "70": "outline",
  "90": "outline",
};

/** The tint behind the word of a draw's state (`drawPostStates`, domain.md 8.4). */
export function stateTone(state: DrawRow["state"]): Tone {
  return tones[state];
}
