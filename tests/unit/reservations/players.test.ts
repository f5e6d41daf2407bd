import {
  replacements,
  type Seat,
  seatPlayers,
} from "@/lib/club-api/domains/reservations/bookings/player-rules";

const booker = { memberIdx: 100_001, name: "김미루", phoneNo: "010-0000-0001", gender: "M" };
const seat = (seq: number, change: Partial<Seat> = {}): Seat => ({
  seq,
  isBooker: false,
  memberIdx: null,
  name: "",
  phoneNo: null,
  gender: null,
  ...change,
});
const seated = (...args: Parameters<typeof seatPlayers>) => {
  const result = seatPlayers(...args);
  return result.ok ? result.value.map(({ seq, memberIdx, name }) => [seq, memberIdx, name]) : result.failure;
};

test("the booker has the first seat whether or not he names himself; empty seats stay empty", () => {
  const expected = [
    [1, 100_001, "김미루"],
    [2, null, "동반1"],
    [3, null, ""],
  ];
  expect(seated([{ seq: 2, name: "동반1" }], { playerCount: 3, booker })).toEqual(expected);
  expect(seated([{ memberIdx: 100_001 }, { name: "동반1" }], { playerCount: 3, booker })).toEqual(expected);
});

test.each([
  ["somebody else in the booker's seat", [{ seq: 1, memberIdx: 100_002 }]],
  ["two bookers", [{ isBooker: true }, { memberIdx: 100_001 }]],
  [
    "a seat twice",
    [
      { seq: 2, name: "a" },
      { seq: 2, name: "b" },
    ],
  ],
  ["a seat outside the party", [{ seq: 4, name: "a" }]],
  ["more names than seats", [{ name: "a" }, { name: "b" }, { name: "c" }]],
  ["a member twice", [{ memberIdx: 100_002 }, { memberIdx: 100_002 }]],
])("refused: %s", (_name, inputs) => {
  expect(seated(inputs, { playerCount: 3, booker })).toBe("players");
});

test("a change keeps who is not named anew, and a smaller party loses the last seats", () => {
  const currentPlayers = [
    seat(1, { isBooker: true, ...booker }),
    seat(2, { memberIdx: 100_003 }),
    seat(3, { name: "x" }),
  ];
  expect(seated([{ seq: 3, name: "y" }], { playerCount: 3, booker, currentPlayers })).toEqual([
    [1, 100_001, "김미루"],
    [2, 100_003, ""],
    [3, null, "y"],
  ]);
  expect(seated([], { playerCount: 2, booker, currentPlayers })).toHaveLength(2);
});

test("only a person in another's place is a replacement (C0040 v4)", () => {
  const before = [
    seat(1, { isBooker: true }),
    seat(2, { memberIdx: 100_003 }),
    seat(3),
    seat(4, { name: "x" }),
  ];
  const after = (change: Seat[]) => [seat(1, { isBooker: true }), ...change];
  const same = [seat(2, { memberIdx: 100_003 }), seat(3, { name: "new" }), seat(4, { name: "x" })];
  expect(replacements(before, after(same))).toBe(0);
  expect(replacements(before, after([seat(2, { name: "y" }), seat(3), seat(4, { name: "z" })]))).toBe(2);
  expect(replacements(before, after([seat(2, { memberIdx: 100_003 })]))).toBe(1);
});
