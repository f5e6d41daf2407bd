import { screen, within } from "@testing-library/react";
import type { RequestHandler } from "msw";
import { SheetView } from "@/components/ishm/sheet/day/sheet-view";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import type { CallOutput, ContractKey } from "@/lib/contract/routes";
import { type MockedCall, mockCall, refuse } from "@/tests/support/msw";
import { booked, bookingOf, daySheet } from "@/tests/support/scenes/desk/staff-sheet";
import { visit } from "@/tests/support/web/navigation";
import { codeSets } from "../boards/board-office";
import { renderOffice } from "../office";
import { settingsOffice } from "../settings/settings-office";

type Changed = Record<number, Partial<StaffSlot>>;
type Refusal = Parameters<typeof refuse>;

export const kim = () => bookingOf(1, "Kim M**");
export const lee = () => bookingOf(2, "Lee S**");
const first = (): Changed => ({ 1101: booked(kim()), 1202: booked(lee()) });

/** A day at the server, which other desks change too. */
export const day = {
  changed: first(),
  turn: 1,
  sent: [] as { key: string; params: Record<string, string>; body: unknown }[],
  reasons: [] as (string | null)[],
  dates: [] as (string | null)[],
  refusal: null as Refusal | null,
  waiting: new Set<() => void>(),
  begin() {
    Object.assign(day, { changed: first(), turn: 1, sent: [], reasons: [], dates: [], refusal: null });
    day.waiting.clear();
    visit("/ishm/ops/sheet?date=2026-12-16");
  },
  /** An act at another desk: whoever waits is told at once. */
  change(changed: Changed) {
    day.changed = changed;
    day.turn += 1;
    for (const tell of [...day.waiting]) tell();
    day.waiting.clear();
  },
  version: () => `v${day.turn}`,
};

function write<K extends ContractKey>(key: K, answer: (call: MockedCall) => CallOutput<K>): RequestHandler {
  return mockCall(key, (call) => {
    day.sent.push({ key, params: call.params, body: call.body });
    return day.refusal ? refuse(...day.refusal) : answer(call);
  });
}

const quote = {
  currency: "KRW",
  greenFee: 700_000,
  cartFee: 0,
  caddieFee: 0,
  rental: 0,
  discount: 0,
  total: 700_000,
  perPlayer: [],
  penaltyBase: 0,
};
const moved = {
  bookingIdx: 1,
  rsvNo: "261216-00001",
  state: "10" as const,
  version: 2,
  sheetIdx: 1102,
  playDate: "2026-12-16",
  teeTime: "07:07",
  courseCode: "1",
};

export const handlers: RequestHandler[] = [
  codeSets({
    timeOpenCodes: { "10": "Open", "20": "Booked", "30": "Being booked", "90": "Blocked" },
    periods: { "1": "Part 1", "2": "Part 2" },
    memberTypes: { "10": "Regular", "11": "Weekday" },
  }),
  mockCall("GET /ops/tee-sheet", ({ query }) => {
    day.reasons.push(query.get("reason"));
    day.dates.push(query.get("date"));
    return { ...daySheet(day.changed), version: day.version() };
  }),
  mockCall("GET /ops/tee-sheet/changes", async ({ query }) => {
    if (query.get("known") === day.version()) await new Promise<void>((tell) => day.waiting.add(tell));
    return { version: day.version(), isChanged: true };
  }),
  mockCall("GET /ops/tee-sheet/days", () => ({ list: [] })),
  mockCall("GET /ops/people", () => ({
    list: [
      {
        memberIdx: 100007,
        name: "Park J**",
        phoneNo: "010-****-0007",
        memberType: "10",
        memberTypeName: "Regular",
        state: "10",
        stateName: "Active",
      },
    ],
  })),
  write("PUT /ops/slots", () => ({ updated: 1 })),
  write("POST /ops/slots", () => ({ sheetIdx: 1104 })),
  write("POST /ops/bookings", () => ({ bookingIdx: 9, rsvNo: "261216-00009", state: "10", quote })),
  write("PUT /ops/bookings/{id}/state", () => ({ bookingIdx: 1, state: "70" })),
  write("PUT /ops/bookings/{id}/slot", () => ({ ...moved, swapped: null })),
  write("PUT /ops/bookings/{id}/players", () => ({ bookingIdx: 1, state: "10", version: 2, quote })),
];

/** The screen on 2026-12-16, once it shows its times; `rights` are taken from an admin who may do all. */
export async function openSheet(rights: Parameters<typeof settingsOffice>[0] = {}) {
  renderOffice(<SheetView />, settingsOffice(rights));
  await cellAt("07:00", "Mir");
}

const columns = ["Mir", "Sol", "Baram"];

/** The cell of a tee time on a course. */
export async function cellAt(time: string, course: string): Promise<HTMLElement> {
  const row = (await screen.findByRole("rowheader", { name: new RegExp(`^${time}`) })).closest("tr");
  const cells = within(row as HTMLElement).getAllByRole("cell");
  return within(cells[columns.indexOf(course)] as HTMLElement).getByRole("button");
}
