import fc from "fast-check";
import { classifySegments, type SegmentCaller, type SegmentKind } from "@/lib/shared/addresses/path-segments";

const member: SegmentCaller = { knownClubs: ["MS01", "2026"], callerMemberIdx: 100001, isAdmin: false };
const visitor: SegmentCaller = { knownClubs: ["MS01"], isAdmin: false };
const admin: SegmentCaller = { knownClubs: ["MS01"], isAdmin: true };

function classify(path: string, kinds: SegmentKind[], caller = member) {
  return classifySegments(path.split("/"), kinds, caller);
}

describe("telling path segments apart", () => {
  test.each<[string, SegmentKind[], object]>([
    ["100001/20261216", ["member", "date"], { member: 100001, date: "2026-12-16" }],
    ["2026-12-16/100001", ["member", "date"], { member: 100001, date: "2026-12-16" }],
    ["20261216", ["member", "date"], { member: 100001, date: "2026-12-16" }],
    ["202612", ["member", "month"], { member: 100001, month: "2026-12" }],
    ["100001", ["member", "month"], { member: 100001 }],
    ["0", ["member", "month"], { member: 0 }],
    ["100001/2027", ["member", "year"], { member: 100001, year: 2027 }],
    ["100001/7001", ["member", "idx"], { member: 100001, idx: 7001 }],
    ["7001/100001", ["member", "idx"], { member: 100001, idx: 7001 }],
    ["100001/100001", ["member", "idx"], { member: 100001, idx: 100001 }],
    ["7001", ["member", "idx"], { member: 100001, idx: 7001 }],
    ["100001/MS01", ["member", "club"], { member: 100001, club: "MS01" }],
    ["MS01/20261216", ["club", "date"], { club: "MS01", date: "2026-12-16" }],
    ["2026", ["club", "year"], { club: "2026" }],
    ["20261399", ["date", "idx"], { idx: 20261399 }],
    ["010000", ["code"], { code: "010000" }],
    ["20261216", ["idx"], { idx: 20261216 }],
  ])("%s as %p", (path, kinds, found) => {
    expect(classify(path, kinds)).toEqual({ ok: true, value: found });
  });

  test.each<[string, SegmentKind[], SegmentCaller]>([
    ["100002/20261216", ["member", "date"], member],
    ["20261216/100002", ["member", "date"], member],
    ["100002/100001", ["member", "date"], member],
    ["100002/7001", ["member", "idx"], member],
    ["100002/20261216", ["member", "date"], visitor],
    ["202613", ["member", "month"], member],
    ["007/20261216", ["member", "date"], member],
  ])("%s as %p is another member's and forbidden", (path, kinds, caller) => {
    expect(classify(path, kinds, caller)).toEqual({ ok: false, failure: "forbidden" });
  });

  test("an admin may name any member, the first of two numbers", () => {
    expect(classify("100002/20261216", ["member", "date"], admin)).toMatchObject({
      value: { member: 100002 },
    });
    expect(classify("100002/7001", ["member", "idx"], admin)).toMatchObject({
      value: { member: 100002, idx: 7001 },
    });
  });

  test("a visitor is no member unless the path says guest", () => {
    expect(classify("20261216", ["member", "date"], visitor)).toEqual({
      ok: true,
      value: { date: "2026-12-16" },
    });
    expect(classify("0/20261216", ["member", "date"], visitor)).toMatchObject({ value: { member: 0 } });
  });

  test.each<[string, SegmentKind[], SegmentCaller]>([
    ["XX99", ["club"], member],
    ["2026-02-30", ["date"], member],
    ["20261216/20261217", ["date"], member],
    ["0", ["idx"], member],
    ["007", ["idx"], member],
    ["9999999999999999", ["idx"], member],
    ["-1", ["idx"], member],
    ["a b", ["code"], member],
    ["", ["code"], member],
    ["x".repeat(65), ["code"], member],
    ["100002/100003", ["member", "date"], admin],
    ["007", ["member"], admin],
  ])("%s as %p is malformed", (path, kinds, caller) => {
    expect(classify(path, kinds, caller)).toEqual({ ok: false, failure: "malformed" });
  });

  test("the order of segments of different shapes never matters", () => {
    const shapes = fc.record({
      club: fc.constant("MS01"),
      date: fc.constantFrom("20261216", "2027-01-01"),
      month: fc.constantFrom("202612", "202701"),
      year: fc.constantFrom("2026", "2031"),
      member: fc.constantFrom("100001", "0"),
      idx: fc.integer({ min: 3000, max: 9999 }).map(String),
      code: fc.constantFrom("abc", "A-1", "x_y"),
    });
    const kinds: SegmentKind[] = ["club", "date", "month", "year", "member", "idx", "code"];
    fc.assert(
      fc.property(
        shapes,
        fc.subarray(kinds, { minLength: 1 }),
        fc.infiniteStream(fc.nat()),
        (texts, wanted, keys) => {
          const segments = wanted.map((kind) => texts[kind]);
          const shuffled = segments
            .map((segment) => ({ segment, key: keys.next().value ?? 0 }))
            .sort((one, other) => one.key - other.key)
            .map(({ segment }) => segment);
          const straight = classifySegments(segments, wanted, { ...member, knownClubs: ["MS01"] });
          expect(straight.ok).toBe(true);
          expect(classifySegments(shuffled, wanted, { ...member, knownClubs: ["MS01"] })).toEqual(straight);
        },
      ),
    );
  });

  test("a member never gets another member's number through, in any order", () => {
    const others = fc.integer({ min: 100002, max: 199999 }).map(String);
    fc.assert(
      fc.property(others, fc.constantFrom("20261216", "2026-12-16"), fc.boolean(), (other, date, isFirst) => {
        const segments = isFirst ? [other, date] : [date, other];
        expect(classifySegments(segments, ["member", "date"], member)).toEqual({
          ok: false,
          failure: "forbidden",
        });
      }),
    );
  });
});
