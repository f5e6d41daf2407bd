import type { BookingDetail } from "@/lib/contract/bookings/booking-shapes";
import { bookingInput, changedFields } from "@/lib/web/booking/input";
import {
  fitted,
  isSeated,
  namesOf,
  type Party,
  partyAgain,
  playersOf,
  resized,
  seatsOfBooking,
  usualCompanions,
} from "@/lib/web/booking/party";

const known = (memberIdx: number | null, name: string, rounds: number) => ({
  companionRef: memberIdx === null ? null : String(memberIdx),
  name,
  rounds,
  lastPlayDate: "2026-11-01",
});
const slot: Parameters<typeof fitted>[1] = {
  minPlayers: 3,
  maxPlayers: 4,
  holeCodes: ["18", "09"],
  caddieModes: ["C", "S"],
};
const party = (change: Partial<Party> = {}): Party => ({
  playerCount: 3,
  holeCode: "18",
  caddieMode: "C",
  couponIdx: null,
  seats: [{ kind: "open" }, { kind: "open" }],
  ...change,
});
const baram = { kind: "member", by: { companionRef: "ref-3" }, name: "박*람" } as const;

describe("the usual companions", () => {
  test("are members who came along more than once and about as often as the most frequent", () => {
    const list = [
      known(3, "A", 10),
      known(4, "B", 6),
      known(5, "C", 2),
      known(null, "D", 9),
      known(6, "E", 1),
    ];
    expect(usualCompanions(list).map(({ name }) => name)).toEqual(["A", "B"]);
    expect(usualCompanions([known(3, "A", 1)])).toEqual([]);
  });

  test("are seated in a new booking, which is as large as the last one was, else full", () => {
    const open = { kind: "open" } as const;
    expect(fitted(null, slot, [baram])).toEqual(party({ playerCount: 4, seats: [baram, open, open] }));
    expect(fitted(null, slot, [baram], 3)).toEqual(party({ seats: [baram, open] }));
    expect(fitted(null, slot, [baram], 1).playerCount).toBe(3);
  });

  test("of an earlier booking sit down again: members by reference, others by name, nobody who cannot be named", () => {
    const player = (seq: number, change: object) => ({
      seq,
      isBooker: seq === 1,
      memberIdx: null,
      isMember: false,
      companionRef: null,
      name: "",
      memberType: "30",
      greenFee: 150_000,
      ...change,
    });
    const players = [
      player(1, { memberIdx: 1, isMember: true, name: "Kim" }),
      player(2, { isMember: true, companionRef: "ref-3", name: "박*람" }),
      player(3, { name: "Lee" }),
      player(4, { isMember: true, name: "최*역" }),
    ];
    const again = partyAgain({ players, playerCount: 4, holeCode: "18", caddieMode: "S" });
    expect(again).toEqual(
      party({
        playerCount: 4,
        caddieMode: "S",
        seats: [baram, { kind: "guest", name: "Lee", phoneNo: "" }, { kind: "open" }],
      }),
    );
    expect(namesOf(again.seats)).toEqual(["박*람", "Lee"]);
  });
});

describe("the party", () => {
  test("a smaller team gives up empty seats first", () => {
    const four = party({ playerCount: 4, seats: [{ kind: "open" }, baram, { kind: "open" }] });
    expect(resized(four, 3).seats).toEqual([baram, { kind: "open" }]);
  });

  test("seats of a booking keep their number, so that nobody else is replaced", () => {
    const kept = { kind: "kept", companionRef: "ref-5", name: "C" } as const;
    const four = party({ playerCount: 4, seats: [{ kind: "open" }, kept, { kind: "open" }] });
    expect(resized(four, 3).seats).toEqual([{ kind: "open" }, kept]);
  });

  test("another slot keeps the party and what of its wishes is offered there", () => {
    const four = party({
      playerCount: 4,
      caddieMode: "S",
      seats: [baram, { kind: "open" }, { kind: "open" }],
    });
    const three = fitted(four, { ...slot, maxPlayers: 3, caddieModes: ["C"] }, []);
    expect(three).toMatchObject({ playerCount: 3, caddieMode: "C", seats: [baram, { kind: "open" }] });
  });

  test("the call names the booker and who is new; open and kept seats say nothing", () => {
    const seats = [
      { kind: "kept", companionRef: "ref-5", name: "C" },
      baram,
      { kind: "guest", name: " Lee ", phoneNo: "" },
    ] as const;
    expect(playersOf(party({ playerCount: 4, seats }), 1)).toEqual([
      { seq: 1, isBooker: true, memberIdx: 1 },
      { seq: 3, companionRef: "ref-3" },
      { seq: 4, name: "Lee" },
    ]);
  });

  test("nobody is offered who sits already", () => {
    expect(isSeated([baram], { companionRef: "ref-3", name: "박바람" })).toBe(true);
    expect(isSeated([baram], { companionRef: null, name: "박*람" })).toBe(false);
  });
});

describe("what is sent", () => {
  const input = { clubCode: "MS01", memberIdx: 1, sheetIdx: 9, party: party() };

  test("a new booking carries the consent, a change the version it was made on", () => {
    expect(bookingInput({ ...input, changing: null })).toMatchObject({ sheetIdx: 9, agreeRules: true });
    const change = bookingInput({ ...input, changing: { bookingIdx: 7, version: 3 } });
    expect(change).toMatchObject({ bookingIdx: 7, version: 3 });
    expect(change).not.toHaveProperty("agreeRules");
  });
});

describe("a booking that was changed elsewhere", () => {
  const player = (seq: number, name: string) => ({
    seq,
    isBooker: seq === 1,
    memberIdx: null,
    name,
    memberType: "30",
    greenFee: 0,
  });
  const seen = {
    stateName: "Booked",
    playDate: "2026-12-16",
    teeTime: "07:21",
    courseName: "Mir",
    playerCount: 3,
    players: [player(1, "Kim"), player(2, "Lee")],
  } satisfies Partial<BookingDetail>;

  test("tells each difference, and nothing when there is none", () => {
    expect(changedFields(seen, seen)).toEqual([]);
    const after = { ...seen, teeTime: "08:03", players: [player(1, "Kim")] };
    expect(changedFields(seen, after)).toEqual([
      { field: "time", before: "2026-12-16 07:21 Mir", after: "2026-12-16 08:03 Mir" },
      { field: "players", before: "Kim, Lee", after: "Kim" },
    ]);
  });

  test("its seats are kept by who has them", () => {
    expect(seatsOfBooking(seen)).toEqual([
      { kind: "kept", companionRef: null, name: "Lee" },
      { kind: "open" },
    ]);
  });
});
