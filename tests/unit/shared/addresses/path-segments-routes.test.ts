import fc from "fast-check";
import { classifySegments, type SegmentCaller, type SegmentKind } from "@/lib/shared/addresses/path-segments";

const visitor: SegmentCaller = { knownClubs: ["MS01"], isAdmin: false };
const member: SegmentCaller = { ...visitor, callerMemberIdx: 100_001 };
const admin: SegmentCaller = { ...visitor, isAdmin: true };

function classify(path: string, kinds: readonly SegmentKind[], caller = member) {
  const result = classifySegments(path.split("/"), kinds, caller);
  return result.ok ? result.value : result.failure;
}

describe("routes whose segments could be mistaken", () => {
  test("an empty team form is form 0 of the caller", () => {
    expect(classify("100001/0", ["member", "idx"])).toEqual({ member: 100_001, idx: 0 });
  });

  test("the guest's form 0 is no other member", () => {
    expect(classify("0/0", ["member", "idx"], visitor)).toEqual({ member: 0, idx: 0 });
  });

  test("a season that is a year or a number", () => {
    expect(classify("100001/2027", ["member", "year", "idx"])).toEqual({ member: 100_001, year: 2027 });
    expect(classify("100001/12", ["member", "year", "idx"])).toEqual({ member: 100_001, idx: 12 });
  });

  test("another member before a year is forbidden, not taken for a season", () => {
    expect(classify("100002/2027", ["member", "year", "idx"])).toBe("forbidden");
    expect(classify("100002/2027", ["member", "year", "idx"], admin)).toEqual({
      member: 100_002,
      year: 2027,
    });
  });

  test("a tee slot after its day", () => {
    expect(classify("100001/20261216/7", ["member", "date", "idx"])).toEqual({
      member: 100_001,
      date: "2026-12-16",
      idx: 7,
    });
    expect(classify("100002/20261216/7", ["member", "date", "idx"])).toBe("forbidden");
  });

  test.each(["..", ".", "-", ".hidden"])("%p is no code", (text) => {
    expect(classify(text, ["code"])).toBe("malformed");
  });

  test("no path lets a member through who is not the caller, or a kind that the route lacks", () => {
    const segment = fc.oneof(
      fc.string(),
      fc.integer({ min: 0, max: 300_000 }).map(String),
      fc.constantFrom("0", "100001", "100002", "20261216", "202612", "2027", "MS01"),
    );
    const kinds: SegmentKind[] = ["club", "date", "month", "year", "member", "idx", "code"];
    const routes = fc.subarray(kinds, { minLength: 1 });
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), routes, (path, route) => {
        const result = classifySegments(path, route, member);
        if (!result.ok) return;
        expect([undefined, 0, 100_001]).toContain(result.value.member);
        expect(route).toEqual(expect.arrayContaining(Object.keys(result.value)));
      }),
      { numRuns: 500 },
    );
  });
});
