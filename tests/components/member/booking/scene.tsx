import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { useState } from "react";
import { SWRConfig } from "swr";
import { BookingPanel, type PanelProps } from "@/components/member/booking/hold/booking-panel";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { CalendarDay, SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import { clubFormats } from "@/lib/shared/money/club-formats";
import type { Party } from "@/lib/web/booking/party";
import messages from "@/messages/en.json";
import { clubDay, testNow } from "@/tests/support/runs/test-clock.mjs";

export { slot } from "@/tests/support/scenes/sheet-slot";

export const context: BookingContext = {
  clubCode: "MS01",
  phone: "031-000-1001",
  formats: {
    ...clubFormats([{ key: "C0080", values: ["KR", "KRW", "₩", "ko"] }]),
    standardTimeZone: "Asia/Seoul",
  },
  language: "en",
  defaultLanguage: "en",
  clubName: "Mirsol Country Club",
  passwordWords: ["MS01", "Mirsol"],
  address: "",
  languages: ["en"],
  hasIdentity: true,
  hasPush: false,
  hasTickets: false,
  ways: [],
};

/** A day a week ahead of whenever the test runs. */
export const playDate = clubDay(9);
const at = (days: number) => new Date(testNow() + days * 86_400_000).toISOString().replace(/\.\d+Z$/, "Z");

export const detail = (change: Partial<SlotDetail> = {}): SlotDetail => ({
  sheetIdx: 104,
  playDate,
  teeTime: "07:21",
  courseCode: "1",
  courseName: "Mir",
  courseOut: "2",
  courseOutName: "Sol",
  period: "1",
  openCode: "10",
  bookable: true,
  minPlayers: 3,
  maxPlayers: 4,
  companionGreenFee: 150_000,
  holeCodes: ["18"],
  caddieModes: ["C", "S"],
  fees: [],
  coupons: [{ couponIdx: 300_001, couponName: "Weekday", discount: 10_000 }],
  cancelRule: { freeUntil: at(5), stages: [{ stage: "L4", until: null, percent: 30, days: 180 }] },
  lock: null,
  ...change,
});

/** The price of three players, as the club API quotes it. */
export const quote = (discount = 0) => ({
  quote: {
    currency: "KRW",
    greenFee: 380_000,
    cartFee: 100_000,
    caddieFee: 150_000,
    rental: 0,
    discount,
    total: 630_000 - discount,
    perPlayer: [163_334, 233_333, 233_333],
    penaltyBase: 380_000,
  },
  greenFees: [80_000, 150_000, 150_000],
  ownFees: [true, false, false],
});

export const calendarDay = (change: Partial<CalendarDay> = {}): CalendarDay => ({
  date: playDate,
  dayCode: "4",
  dayType: "WEEKDAY",
  holidayType: "10",
  holidayName: null,
  isOpen: true,
  openAt: at(-10),
  opened: true,
  closeAt: at(8),
  freeTeams: 35,
  totalTeams: 78,
  minGreenFee: 70_000,
  hasDraw: false,
  hasEvent: false,
  waitingPossible: false,
  myBookings: 0,
  ...change,
});

export function show(part: ReactNode) {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        {part}
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}

/** A day of a calendar with nothing to say. */
export const dayFace = (date: string) => ({
  date,
  announced: date,
  word: "",
  fee: "",
  tone: "free" as const,
  isWeekend: false,
  isToday: false,
  isSilent: false,
  hasMine: false,
  hasEvent: false,
  drawWord: "",
});

/** The panel of a hold, for three players. */
export function Panel(change: Partial<PanelProps>) {
  const [party, setParty] = useState<Party>({
    playerCount: 3,
    holeCode: "18",
    caddieMode: "C",
    couponIdx: null,
    seats: [{ kind: "open" }, { kind: "open" }],
  });
  const nothing = () => {};
  return (
    <BookingPanel
      context={context}
      party={party}
      name={"Kim"}
      memberIdx={100_001}
      companions={[]}
      changing={null}
      slot={detail()}
      nameOf={(_set, key) => key}
      held={{ sheetIdx: 104, playDate, endsAt: testNow() + 300_000, isRenewable: true, bookingIdx: null }}
      lapsed={null}
      quote={quote()}
      quoteProblem={null}
      problem={null}
      isBusy={false}
      isHolding={false}
      titleRef={{ current: null }}
      onParty={(more) => setParty({ ...party, ...more })}
      onSeats={(seat) => setParty((now) => ({ ...now, seats: seat(now.seats) }))}
      onRenew={nothing}
      onAgain={nothing}
      onAgainParty={nothing}
      isFirst={false}
      last={null}
      onLeave={nothing}
      onSend={async () => {}}
      {...change}
    />
  );
}
