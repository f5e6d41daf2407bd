import { isRegrouping } from "@/lib/club-api/domains/teams";
import { regroupUntil } from "@/lib/shared/bookings/team-schedule";

const seat = (seq: number, name: string, isBooker = false) => ({ seq, isBooker, memberIdx: null, name });
const flights = [
  { bookingIdx: 1, playerCount: 4, seats: [seat(1, "Kim", true), seat(2, "A"), seat(3, "B"), seat(4, "")] },
  { bookingIdx: 2, playerCount: 2, seats: [seat(1, "Kim", true), seat(2, "C")] },
];
const at = (bookingIdx: number, seq: number) => ({ bookingIdx, seq });
const [a, b, c] = [at(1, 2), at(1, 3), at(2, 2)];
const grouping = (first: object[], second: object[]) => [
  { bookingIdx: 1, players: first as (typeof a)[] },
  { bookingIdx: 2, players: second as (typeof a)[] },
];

test.each([
  ["two change places", grouping([c, b], [a]), true],
  ["somebody moves to a free seat", grouping([a, b, c], []), true],
  ["somebody is left out", grouping([a], [c]), false],
  ["somebody sits twice", grouping([a, b, a], [c]), false],
  ["a seat of nobody is moved", grouping([a, b, at(1, 4)], [c]), false],
  ["the booker is moved", grouping([a, b, c], [at(1, 1)]), false],
  ["a seat of another round is named", grouping([a, b, at(9, 2)], [c]), false],
  ["more than a flight has seats", grouping([a], [b, c]), false],
])("%s: %#", (_what, inputs, is) => {
  expect(isRegrouping(flights, inputs)).toBe(is);
});

test.each([
  ["07:00", "2027-03-09T21:30:00.000Z"],
  ["00:10", "2027-03-09T14:40:00.000Z"],
])("a round at %s may be regrouped until half an hour before, in club time", (teeTime, until) => {
  expect(regroupUntil({ playDate: "2027-03-10", teeTime }, "Asia/Seoul").toISOString()).toBe(until);
});
