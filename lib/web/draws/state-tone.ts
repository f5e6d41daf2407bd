import { drawPostState } from "@/lib/contract/code-values/draws";
import type { DrawRow } from "@/lib/web/queries/draws";

type Tone = "ok" | "info" | "warn" | "neutral" | "outline";

const tones: Record<DrawRow["state"], Tone> = {
  [drawPostState.planned]: "neutral",
  [drawPostState.applying]: "ok",
  [drawPostState.closed]: "info",
  [drawPostState.drawn]: "info",
  [drawPostState.announced]: "warn",
  [drawPostState.confirming]: "warn",
  [drawPostState.finished]: "outline",
  [drawPostState.cancelled]: "outline",
};

/** The tint behind the word of a draw's state (`drawPostStates`, domain.md 8.4). */
export function stateTone(state: DrawRow["state"]): Tone {
  return tones[state];
}
