import type { StaffBooking, StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";

const courses = [
  { courseCode: "1", courseName: "Mir" },
  { courseCode: "2", courseName: "Sol" },
  { courseCode: "3", courseName: "Baram" },
];

/** A free slot; its number is `part`, course and row: 1107 is part 1, Mir, the seventh. */
export function slotOf(sheetIdx: number, teeTime: string, part: Partial<StaffSlot> = {}): StaffSlot {
  const courseCode = String(Math.floor(sheetIdx / 100) % 10);
  return {
    sheetIdx,
    teeTime,
    courseCode,
    version: "v1",
    display: "10",
    courseOut: courseCode,
    period: String(Math.floor(sheetIdx / 1000)),
    holeCode: "18",
    openType: "10",
    memberTypes: null,
    caddieMode: "C",
    minPlayers: 3,
    maxPlayers: 4,
    price: null,
    note: "",
    drawPostIdx: null,
    teamFormIdx: null,
    linkedSheetIdx: null,
    booking: null,
    lock: null,
    ...part,
  };
}

export function bookingOf(bookingIdx: number, name: string, part: Partial<StaffBooking> = {}): StaffBooking {
  const player = { memberIdx: null, phoneNo: null, memberType: "30", checkedInAt: null };
  return {
    bookingIdx,
    rsvNo: `261216-${String(bookingIdx).padStart(5, "0")}`,
    state: "10",
    stateName: "Booked",
    memberIdx: bookingIdx,
    memberType: "10",
    playerCount: 4,
    holeCode: "18",
    caddieMode: "C",
    reservationType: "10",
    income: "10",
    total: 700_000,
    memo: "",
    version: 1,
    players: [
      { ...player, seq: 1, isBooker: true, name },
      { ...player, seq: 2, isBooker: false, name: "Han S**" },
    ],
    carts: [],
    ...part,
  };
}

export const booked = (booking: StaffBooking): Partial<StaffSlot> => ({ display: "20", booking });

/** A day of two parts: three courses in the first, two in the second, three times each. */
export function daySheet(changed: Readonly<Record<number, Partial<StaffSlot>>> = {}): StaffSheet {
  const times = { 1: ["07:00", "07:07", "07:14"], 2: ["11:20", "11:27", "11:34"] };
  const places = [...[1, 2, 3].map((course) => [1, course]), ...[1, 2].map((course) => [2, course])];
  const slots = places.flatMap(([part = 1, course = 1]) =>
    times[part as 1 | 2].map((teeTime, row) => {
      const sheetIdx = part * 1000 + course * 100 + row + 1;
      return slotOf(sheetIdx, teeTime, changed[sheetIdx]);
    }),
  );
  return {
    playDate: "2026-12-16",
    version: JSON.stringify(changed).slice(0, 40),
    ledger: { total: 15, open: 12, allotted: 0, draw: 0, team: 0, blocked: 1, booked: 2, held: 0 },
    dayCode: "4",
    dayType: "WEEKDAY",
    holidayType: "10",
    holidayName: null,
    isOpen: true,
    closeAt: "2026-12-15T17:00:00+09:00",
    courses,
    caddieModes: { C: ["C", "S"], I: ["I", "S"], S: ["S"] },
    slots,
  };
}
