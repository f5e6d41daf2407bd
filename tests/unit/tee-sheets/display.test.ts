import {
  type HeldSlot,
  openCodeOf,
  type SlotViewer,
} from "@/lib/club-api/domains/tee-sheets/days/display-rules";

const now = new Date("2026-11-23T01:00:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const slot: HeldSlot = { isTeedOff: false, openType: "10", memberTypes: null, isBooked: false, lock: null };
const viewer: SlotViewer = {
  memberIdx: 100001,
  memberType: "10",
  now,
  openAt: at(-1),
  visibleAt: null,
  closeAt: at(60),
  isShareUsed: false,
};
const lock = (memberIdx: number, minutes: number, kind: "LOCK" | "OFFER" | "DRAW" = "LOCK") => ({
  memberIdx,
  kind,
  expiresAt: at(minutes),
});
const guest = { memberIdx: null, memberType: "90", openAt: null };

test.each<[string, Partial<HeldSlot>, Partial<SlotViewer>, string]>([
  ["open", {}, {}, "10"],
  ["opening this moment", {}, { openAt: now }, "10"],
  ["not open yet", {}, { openAt: at(1) }, "40"],
  ["closed", {}, { closeAt: now }, "50"],
  ["teed off", { isTeedOff: true }, {}, "50"],
  ["booked", { isBooked: true }, {}, "20"],
  ["booked, pool of a draw", { isBooked: true, openType: "70" }, {}, "20"],
  ["held by an offer", { lock: lock(100002, 9999, "OFFER") }, {}, "20"],
  ["held by a draw win", { openType: "70", lock: lock(100002, 9999, "DRAW") }, {}, "20"],
  ["locked by another", { lock: lock(100002, 5) }, {}, "30"],
  ["locked by the viewer", { lock: lock(100001, 5) }, {}, "10"],
  ["dead lock of another", { lock: lock(100002, 0) }, {}, "10"],
  ["for other types", { openType: "60", memberTypes: ["30"] }, {}, "60"],
  ["for the viewer's type", { openType: "60", memberTypes: ["10"] }, {}, "10"],
  ["for the viewer's type, not yet", { openType: "60", memberTypes: ["10"] }, { openAt: at(1) }, "40"],
  ["draw", { openType: "70" }, {}, "70"],
  ["team", { openType: "80" }, {}, "80"],
  ["blocked", { openType: "90" }, {}, "90"],
  ["share of the type used up", {}, { isShareUsed: true }, "60"],
  ["guest within the view", {}, { ...guest, visibleAt: at(-1) }, "60"],
  ["guest before the view", {}, { ...guest, visibleAt: at(1) }, "40"],
])("%s (8.1)", (_name, held, eyes, expected) => {
  expect(openCodeOf({ ...slot, ...held }, { ...viewer, ...eyes })).toBe(expected);
});
