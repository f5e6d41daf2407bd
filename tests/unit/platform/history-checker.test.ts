import { isExplained, type SlotCall, type SlotEvent } from "../../support/history/history";

const event = (call: SlotCall, outcome: SlotEvent["outcome"], from: number, to: number): SlotEvent => ({
  call,
  outcome,
  from,
  to,
});
const hold = (member: number): SlotCall => ({ kind: "hold", member });
const book = (member: number, booking: number | null): SlotCall => ({ kind: "book", member, booking });

test("accepts what a slot that is sold once would answer", () => {
  const history = [
    event(hold(1), "ok", 0, 10),
    event(hold(2), "refused", 5, 12),
    event(book(1, 500), "ok", 13, 20),
    event(book(2, null), "refused", 14, 22),
    event({ kind: "cancel", member: 1, booking: 500 }, "ok", 23, 30),
    event(hold(2), "ok", 25, 31),
    event(book(2, 501), "ok", 32, 40),
  ];
  expect(isExplained(history)).toBe(true);
});

test("accepts overlapping calls in whichever order explains them", () => {
  expect(isExplained([event(hold(1), "refused", 0, 10), event(hold(2), "ok", 0, 10)])).toBe(true);
});

test("rejects a slot that is sold twice", () => {
  const history = [
    event(hold(1), "ok", 0, 10),
    event(book(1, 500), "ok", 11, 20),
    event(hold(2), "ok", 12, 21),
    event(book(2, 501), "ok", 22, 30),
  ];
  expect(isExplained(history)).toBe(false);
});

test("rejects an answer that was true only before the call began", () => {
  const history = [
    event(hold(1), "ok", 0, 10),
    event({ kind: "release", member: 1 }, "ok", 11, 20),
    event(hold(2), "refused", 21, 30),
  ];
  expect(isExplained(history)).toBe(false);
});

test("a call without an answer may have happened, or not", () => {
  const lost = event(hold(1), "unknown", 0, 10);
  expect(isExplained([lost, event(hold(2), "refused", 20, 30)])).toBe(true);
  expect(isExplained([lost, event(hold(2), "ok", 20, 30)])).toBe(true);
  expect(isExplained([lost, event(hold(2), "ok", 20, 30), event(hold(3), "ok", 31, 40)])).toBe(false);
});
