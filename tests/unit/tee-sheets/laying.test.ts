import fc from "fast-check";
import { planOfDay, type StandingSlot } from "@/lib/club-api/domains/tee-sheets/slots/laying-rules";
import { laterTime } from "@/lib/shared/tee-times/templates";

const day = 261_220_000;
const slot = (sequence: number, teeTime: string, different: Partial<StandingSlot> = {}): StandingSlot => ({
  sheetIdx: day + 100 + sequence,
  courseCode: "1",
  teeTime,
  purpose: "10",
  isSqueezed: false,
  isTeedOff: false,
  hasHistory: false,
  ...different,
});
const planned = (...times: string[]) =>
  times.map((teeTime, place) => ({ sheetIdx: day + 101 + place, courseCode: "1", teeTime }));
const rules = { isOpen: true, leastMinutes: 5 };

test("on an empty day every time gets its own number", () => {
  const wanted = planned("07:00", "07:07");
  expect(planOfDay(wanted, [], rules)).toMatchObject({ create: wanted, kept: 0, remove: [] });
});

test("an earlier template gets numbers after the last, and what is there keeps its own", () => {
  const standing = [slot(1, "07:00"), slot(2, "07:07")];
  const plan = planOfDay(planned("06:30", "07:00", "07:07"), standing, rules);
  expect(plan).toMatchObject({ kept: 2, remove: [], create: [{ teeTime: "06:30", sheetIdx: day + 103 }] });
});

test("a new time keeps off a slot that no template asks for, until that one goes", () => {
  const standing = [slot(1, "07:00", { purpose: "booked" }), slot(2, "07:07")];
  const plan = planOfDay(planned("07:03", "07:20"), standing, rules);
  expect(plan).toMatchObject({ blocked: 1, staying: 1, remove: [day + 102] });
  expect(plan.create.map(({ teeTime }) => teeTime)).toEqual(["07:20"]);
});

test.each<[string, Partial<StandingSlot>, "remove" | "withdraw" | "staying"]>([
  ["open", {}, "remove"],
  ["blocked", { purpose: "90" }, "remove"],
  ["an allotment", { purpose: "60" }, "remove"],
  ["sold", { purpose: "booked" }, "staying"],
  ["held or offered", { purpose: "held" }, "staying"],
  ["a draw's", { purpose: "70" }, "staying"],
  ["a team's", { purpose: "80" }, "staying"],
  ["squeezed in", { isSqueezed: true }, "staying"],
  ["over", { isTeedOff: true }, "staying"],
  ["named by a booking that was cancelled", { hasHistory: true }, "withdraw"],
  ["blocked and named by the past", { hasHistory: true, purpose: "90" }, "staying"],
])("a slot that no template asks for and that is %s", (_name, different, fate) => {
  const { remove, withdraw, staying } = planOfDay([], [slot(1, "07:00", different)], rules);
  const counts = { remove: remove.length, withdraw: withdraw.length, staying };
  expect(counts).toEqual({ remove: 0, withdraw: 0, staying: 0, [fate]: 1 });
});

test("on a closed day nothing is laid, and what templates ask for is not cleared", () => {
  const plan = planOfDay(planned("07:00", "07:07"), [slot(1, "07:00")], { ...rules, isOpen: false });
  expect(plan).toMatchObject({ create: [], kept: 1, remove: [], blocked: 0 });
});

test("numbers are never given twice and stay below a hundred, whatever is there", () => {
  const times = Array.from({ length: 140 }, (_, place) => laterTime("05:00", place * 5) ?? "");
  const some = fc.subarray(times, { maxLength: 99 });
  fc.assert(
    fc.property(some, some, (there, wanted) => {
      const standing = there.map((teeTime, place) => slot(place + 1, teeTime));
      const { create, kept, blocked } = planOfDay(planned(...wanted), standing, rules);
      const numbers = [...standing, ...create].map(({ sheetIdx }) => sheetIdx);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(Math.max(0, ...numbers)).toBeLessThan(day + 200);
      expect(create.length + kept + blocked).toBe(wanted.length);
    }),
  );
});
