import { type DrawPostState, drawPostState } from "@/lib/contract/code-values/draws";
import type { DrawRow } from "@/lib/web/queries/draws";

type Times = {
  applyFrom: string;
  applyTo: string;
  drawAt: string;
  /** When it was drawn, which may be before the hour. */
  drawnAt?: string | null | undefined;
  announceAt: string;
  confirmUntil: string;
  releaseAt: string;
};
export type TimelineStep = {
  name: "apply" | "draw" | "announce" | "decline" | "leftovers";
  from: string;
  /** The end of a step that lasts. */
  to: string | null;
  state: "over" | "now" | "ahead";
};

const announced: readonly DrawPostState[] = [drawPostState.announced, drawPostState.confirming];
/** States in which a step is over, whatever the clock says: the club may draw and announce before the hour. */
const overIn: Readonly<Record<TimelineStep["name"], readonly DrawPostState[]>> = {
  apply: [
    drawPostState.closed,
    drawPostState.drawn,
    drawPostState.announced,
    drawPostState.confirming,
    drawPostState.finished,
  ],
  draw: [drawPostState.drawn, drawPostState.announced, drawPostState.confirming, drawPostState.finished],
  announce: [drawPostState.announced, drawPostState.confirming, drawPostState.finished],
  decline: [drawPostState.finished],
  leftovers: [drawPostState.finished],
};

/**
 * The way of a draw (domain.md 7.9): applications, the draw, its announcement, the time to decline, the leftovers. A moment
 * is over once it has come, or once the draw is past it; a cancelled draw has no step that is under way.
 */
export function drawTimeline(post: Times & { state: DrawPostState }, now: Date): TimelineStep[] {
  const step = (name: TimelineStep["name"], from: string, to: string | null): TimelineStep => {
    const isOver = Date.parse(to ?? from) <= now.getTime() || overIn[name].includes(post.state);
    const hasBegun =
      Date.parse(from) <= now.getTime() || (name === "decline" && announced.includes(post.state));
    const isNow = to !== null && !isOver && hasBegun && post.state !== drawPostState.cancelled;
    return { name, from, to, state: isOver ? "over" : isNow ? "now" : "ahead" };
  };
  return [
    step("apply", post.applyFrom, post.applyTo),
    step("draw", post.drawnAt ?? post.drawAt, null),
    step("announce", post.announceAt, null),
    step("decline", post.announceAt, post.confirmUntil),
    step("leftovers", post.releaseAt, null),
  ];
}

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
