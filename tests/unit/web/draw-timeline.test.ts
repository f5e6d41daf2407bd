import { drawPostState } from "@/lib/contract/code-values/draws";
import { drawTimeline } from "@/lib/web/draws/timeline";

const post = {
  applyFrom: "2026-11-28T09:00:00+09:00",
  applyTo: "2026-12-01T17:00:00+09:00",
  drawAt: "2026-12-02T10:00:00+09:00",
  announceAt: "2026-12-02T14:00:00+09:00",
  confirmUntil: "2026-12-05T17:00:00+09:00",
  releaseAt: "2026-12-06T09:00:00+09:00",
};
const now = new Date("2026-11-29T10:00:00+09:00");
const drawStep = (more: Parameters<typeof drawTimeline>[0]) =>
  drawTimeline(more, now).find(({ name }) => name === "draw");

test("a draw that was run before its hour stands at the moment it was run, one to come at its hour", () => {
  const drawnAt = "2026-11-29T09:30:00+09:00";
  const early = { ...post, state: drawPostState.drawn, drawnAt };
  expect(drawStep(early)).toMatchObject({ from: drawnAt, state: "over" });
  const planned = { ...post, state: drawPostState.applying, drawnAt: null };
  expect(drawStep(planned)).toMatchObject({ from: post.drawAt, state: "ahead" });
});
