type Times = {
  applyFrom: string;
  applyTo: string;
  drawAt: string;
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

const cancelled = "90";

/**
 * The way of a draw (domain.md 7.9): applications, the draw, its announcement, the time to decline, the leftovers. A moment
 * is over once it has come; a cancelled draw has no step that is under way.
 */
export function drawTimeline(post: Times & { state: string }, now: Date): TimelineStep[] {
  const step = (name: TimelineStep["name"], from: string, to: string | null): TimelineStep => {
    const isOver = Date.parse(to ?? from) <= now.getTime();
    const isNow = to !== null && !isOver && Date.parse(from) <= now.getTime() && post.state !== cancelled;
    return { name, from, to, state: isOver ? "over" : isNow ? "now" : "ahead" };
  };
  return [
    step("apply", post.applyFrom, post.applyTo),
    step("draw", post.drawAt, null),
    step("announce", post.announceAt, null),
    step("decline", post.announceAt, post.confirmUntil),
    step("leftovers", post.releaseAt, null),
  ];
}
