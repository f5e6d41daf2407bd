import { testNow } from "../../support/runs/test-clock.mjs";

const secondsOfDay = 86_400;

type Input = { title: string; playDate: string; closesIn: number; now?: number };

/** A draw for the member types 41 and 42 that is open since a minute; it is drawn as it closes, and announced at once. */
export function drawPost({ title, playDate, closesIn, now = testNow() }: Input) {
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  return {
    title,
    contents: "<p>By lot.</p>",
    playDates: [playDate],
    periods: ["1"],
    courseCodes: ["1"],
    memberTypes: ["41", "42"],
    applyFrom: at(-60),
    applyTo: at(closesIn),
    drawAt: at(closesIn),
    announceAt: at(closesIn + 1),
    confirmUntil: at(2 * secondsOfDay),
    releaseAt: at(3 * secondsOfDay),
  };
}
