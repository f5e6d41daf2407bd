import fc from "fast-check";
import {
  type CardHole,
  cardFaults,
  cardSums,
  indexFaults,
  roundIndexes,
} from "@/lib/shared/courses/card-rules";
import { brokenOrder, type PlayedCourse, withCourse, withoutCourse } from "@/lib/shared/courses/play-order";

const lengths = [350, 480, 155, 365, 340, 390, 165, 505, 360];
const pars = [4, 5, 3, 4, 4, 4, 3, 5, 4];
const nine: CardHole[] = pars.map((par, idx) => {
  const black = lengths[idx] ?? 0;
  return {
    holeNo: idx + 1,
    par,
    hdcp: idx + 1,
    distances: { black, blue: black - 10, white: black - 20, red: black - 40 },
  };
});
const withHole = (holeNo: number, change: Partial<CardHole>) =>
  nine.map((hole) => (hole.holeNo === holeNo ? { ...hole, ...change } : hole));
const odd = [1, 3, 5, 7, 9, 11, 13, 15, 17];
const even = [2, 4, 6, 8, 10, 12, 14, 16, 18];
const indexed = (hdcps: readonly number[]) => nine.map((hole, idx) => ({ ...hole, hdcp: hdcps[idx] ?? 0 }));

describe("a card", () => {
  test("of the club's own numbers stands", () => {
    expect(cardFaults(nine, [])).toEqual([]);
    expect(cardSums(nine)).toMatchObject({ par: 36, distances: { black: 3110 } });
  });

  const tees = (black: number, blue: number, white: number, red: number) => ({
    distances: { black, blue, white, red },
  });
  test.each<[string, CardHole[], object]>([
    ["without a par", withHole(4, { par: 0 }), { kind: "par", holeNo: 4 }],
    ["with a par of 7", withHole(4, { par: 7 }), { kind: "par", holeNo: 4 }],
    [
      "whose white tee is longer than the blue",
      withHole(2, tees(480, 450, 460, 400)),
      { kind: "order", holeNo: 2 },
    ],
    ["without a length", withHole(2, tees(480, 450, 420, 0)), { kind: "order", holeNo: 2 }],
    ["with a par 3 of 400 m", withHole(3, tees(400, 380, 360, 300)), { kind: "length", par: 3, most: 300 }],
    ["with a par 5 of 200 m", withHole(8, tees(200, 190, 180, 170)), { kind: "length", par: 5, least: 350 }],
    ["with an index twice", withHole(2, { hdcp: 1 }), { kind: "index", holeNo: 2 }],
    ["with an index of 19", withHole(9, { hdcp: 19 }), { kind: "index", holeNo: 9 }],
    ["of eight holes", nine.slice(1), { kind: "holes" }],
  ])("%s is refused", (_, holes, fault) => {
    expect(cardFaults(holes, [])[0]).toMatchObject(fault);
  });

  test("may have equal tees next to each other", () => {
    expect(cardFaults(withHole(3, tees(155, 155, 140, 140)), [])).toEqual([]);
  });
});

describe("stroke indexes", () => {
  test("are 1 to 9 in any order, whatever the other nines have", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9 }), (hdcps) => {
        expect(indexFaults(indexed(hdcps), [{ courseCode: "2", hdcps: even }])).toEqual([]);
      }),
    );
  });

  test("or are shared out over the two nines of a round", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...odd, ...even], { minLength: 18 }), (all) => {
        const [own, other] = [all.slice(0, 9), all.slice(9)];
        expect(indexFaults(indexed(own), [{ courseCode: "2", hdcps: other }])).toEqual([]);
      }),
    );
  });

  test("are refused where both nines of a round have one of them", () => {
    const others = [{ courseCode: "2", hdcps: [...odd.slice(0, 8), 18] }];
    expect(indexFaults(indexed(odd), others)).toEqual([
      { kind: "round", holeNo: 1, hdcp: 1, courseCode: "2" },
    ]);
  });

  test("may be saved one nine after the other", () => {
    expect(indexFaults(indexed(odd), [{ courseCode: "2", hdcps: [1, 2, 3, 4, 5, 6, 7, 8, 9] }])).toEqual([]);
  });
});

describe("the stroke indexes of a round", () => {
  const nine = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9, maxLength: 9 });

  test("are 1 to 18, each once, and keep the order of each nine", () => {
    fc.assert(
      fc.property(nine, nine, (first, second) => {
        const [out = [], home = []] = roundIndexes([first, second]);
        expect([...out, ...home].sort((one, other) => one - other)).toEqual(
          Array.from({ length: 18 }, (_, place) => place + 1),
        );
        expect(out.every((index) => index % 2 === 1)).toBe(true);
        expect(out.indexOf(1)).toBe(first.indexOf(1));
        expect(home.indexOf(2)).toBe(second.indexOf(1));
      }),
    );
  });

  test("of one nine, and of nines that were shared out already, are those of the card", () => {
    expect(roundIndexes([[3, 1, 2]])).toEqual([[3, 1, 2]]);
    expect(
      roundIndexes([
        [1, 11],
        [2, 12],
      ]),
    ).toEqual([
      [1, 11],
      [2, 12],
    ]);
  });
});

describe("the order of play", () => {
  const order = (text: string): PlayedCourse[] =>
    text.split(" ").map((pair) => ({ courseCode: pair[0] ?? "", nextCourse: pair[2] ?? "" }));

  test.each([
    ["three nines in a circle", "1>2 2>3 3>1", null],
    ["a course by itself", "1>1", null],
    ["two circles", "1>2 2>1 3>3", null],
    ["a course that is none", "1>2 2>9", "1"],
    ["two that go on to the same", "1>2 2>1 3>1", "3"],
  ])("%s", (_, text, broken) => {
    expect(brokenOrder(order(text))).toBe(broken);
  });

  const circles = fc
    .shuffledSubarray(["1", "2", "3", "4", "5", "6", "7", "8"], { minLength: 1 })
    .chain((codes) =>
      fc
        .shuffledSubarray(codes, { minLength: codes.length })
        .map((next) => codes.map((courseCode, idx) => ({ courseCode, nextCourse: next[idx] ?? "" }))),
    );

  test("closes with a course more and with one less, from any order that was closed", () => {
    fc.assert(
      fc.property(circles, fc.nat(7), (courses, at) => {
        const some = courses[at % courses.length]?.courseCode ?? null;
        expect(brokenOrder(withCourse(courses, "9", some))).toBeNull();
        expect(brokenOrder(withCourse(courses, "9", null))).toBeNull();
        expect(brokenOrder(withoutCourse(courses, some ?? ""))).toBeNull();
      }),
    );
  });

  test("a new course comes between its neighbours", () => {
    expect(withCourse(order("1>2 2>1"), "3", "2")).toEqual(order("1>2 2>3 3>1"));
    expect(withoutCourse(order("1>2 2>3 3>1"), "2")).toEqual(order("1>3 3>1"));
  });
});
