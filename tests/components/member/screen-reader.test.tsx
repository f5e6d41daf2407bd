import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { DelegatesView } from "@/components/member/account/delegates/delegates-view";
import { NoticesView } from "@/components/member/account/notices/notices-view";
import { PracticeView } from "@/components/member/booking/practice/practice-view";
import { JoinsView } from "@/components/member/joins/joins-view";
import { LastMinuteView } from "@/components/member/last-minute/last-minute-view";
import { ActingStrip } from "@/components/member/shared/delegates/acting-strip";
import type { PageContext } from "@/components/member/shared/page-context";
import { sessionStore } from "@/lib/web/api/session-store";
import type { PublicSession } from "@/lib/web/session/options";
import en from "@/messages/en.json";
import ja from "@/messages/ja.json";
import ko from "@/messages/ko.json";
import zh from "@/messages/zh.json";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { clubDay } from "@/tests/support/runs/test-clock.mjs";
import { expectInOrder, heardWhile, readAloud, withoutPseudoStyles } from "@/tests/support/web/read-aloud";
import { context as booking } from "./booking/scene";
import { commonCalls, context } from "./my-page";

/* Screens of delegates, joins, offers, notices and the practice as a screen reader says them, in every language. */

const messages = { en, ko, ja, zh };
const round = { playDate: "2026-12-16", courseName: "Mir" };
const span = { fromTime: "06:00", toTime: "12:00", partnerName: null, state: "OPEN" as const };
const party = { ...round, freeSeats: 1, pace: "BRISK" as const, ask: null };
const golfer = { level: "LOW" as const, languages: ["en" as const], pace: "ANY" as const, players: 1 };
const flight = { ...round, players: 4, greenFee: 150_000, hasAgreed: false, others: [golfer, golfer] };
const ask = { ...golfer, players: 2, createdAt: "2026-11-23T10:00:00+09:00" };
const own = { ...round, mostSeats: 2 };
const open = { seats: 2, isAutomatic: false, levels: [], languages: [], pace: "ANY" as const, freeSeats: 1 };
const terms = { acts: ["BOOK" as const], monthlyActs: 5, endsOn: "2027-01-31", usedActs: 2 };
const permission = { ...terms, endedAt: null, endedBy: null, inviteEndsAt: "2026-11-30T10:00:00+09:00" };
let isRefused = false;

mockServer(
  ...commonCalls,
  mockCall("GET /ext/joins", () => ({
    isOn: true,
    limits: { guests: true, lastDate: clubDay(14), requests: 5 },
    choice: { isOn: true, level: "MIDDLE", languages: ["en"], pace: "ANY" },
    suspendedUntil: null,
    flights: [
      { flightIdx: 1, teeTime: "07:00", answerUntil: "2026-11-23T22:00:00+09:00", ...flight },
      { flightIdx: 2, teeTime: "07:07", answerUntil: "2026-11-23T22:00:00+09:00", ...flight },
    ],
    requests: [
      {
        requestIdx: 3,
        fromDate: "2026-12-10",
        toDate: "2026-12-20",
        ...span,
        parties: [
          { bookingIdx: 5, teeTime: "07:21", ...party },
          { bookingIdx: 6, teeTime: "07:28", ...party },
        ],
      },
      { requestIdx: 4, fromDate: "2026-12-24", toDate: "2026-12-24", ...span, parties: [] },
    ],
    bookings: [
      { bookingIdx: 9, teeTime: "08:00", ...own, party: open, asks: [{ askIdx: 4, name: "L*e", ...ask }] },
      { bookingIdx: 10, teeTime: "09:00", ...own, party: open, asks: [{ askIdx: 5, name: "L*e", ...ask }] },
    ],
    exclusions: [
      { exclusionIdx: 6, name: "P*k" },
      { exclusionIdx: 7, name: "C*i" },
    ],
  })),
  mockCall("POST /ext/join-asks", () =>
    isRefused ? refuse("JOIN_GONE") : { askIdx: 8, state: "ASKED" as const },
  ),
  mockCall("POST /ext/join-requests", () => ({ requestIdx: 8 })),
  mockCall("POST /ext/join-exclusions", () => ({ exclusionIdx: 8, name: "B*n" })),
  mockCall("GET /ext/last-minute", () => ({
    isOn: true,
    isNotified: true,
    hasConsent: false,
    suspendedUntil: null,
    offers: ["07:21", "07:28"].map((teeTime, place) => ({
      ...round,
      teeTime,
      sheetIdx: 104 + place,
      percent: 20,
      greenFee: 64_000,
      usualFee: 80_000,
    })),
  })),
  mockCall("GET /ext/delegations", () => ({
    isOn: true,
    limits: { delegates: 3, monthlyActs: 10, lastEndsOn: "2027-11-23" },
    given: [
      { delegationIdx: 1, label: "Sol", name: "Lee Sol", state: "ACTIVE" as const, ...permission },
      { delegationIdx: 2, label: "Baram", name: null, state: "INVITED" as const, ...permission },
    ],
    held: [
      { delegationIdx: 3, memberName: "Kim Miru", ...terms },
      { delegationIdx: 4, memberName: "Choi Hyun", ...terms },
    ],
  })),
  mockCall("GET /ext/delegate-acts", () => ({
    list: ["10:00", "11:00"].map((time, place) => ({
      actIdx: place + 1,
      at: `2026-11-23T${time}:00+09:00`,
      act: "BOOK" as const,
      name: "Lee Sol",
      entity: "booking" as const,
      entityKey: 500_001 + place,
    })),
    total: 2,
    page: 1,
    size: 10,
  })),
  mockCall("GET /ext/push", () => ({
    publicKey: `B${"A".repeat(86)}`,
    devices: ["Chrome/140 Android", "Firefox/140 Windows"].map((userAgent, place) => ({
      deviceIdx: place + 1,
      mark: "m",
      userAgent,
      createdAt: "2026-11-23T10:00:00+09:00",
    })),
    choice: { kinds: ["offers"], quiet: { from: "22:00", to: "07:00" }, showsDetails: false },
  })),
);

const user = { id: "kimmiru", name: "Kim Miru", memberIdx: 100_001, pending: null };
beforeEach(() => {
  withoutPseudoStyles();
  isRefused = false;
  sessionStore.set({ signedIn: true, user } as unknown as PublicSession);
});

const courses = [{ courseCode: "1", courseName: "Mir" }];
/** Each screen with a name that stands there once it is read. */
const screens: readonly [string, (context: PageContext) => ReactNode, RegExp][] = [
  ["joins", (one) => <JoinsView context={one} />, /L\*e/],
  ["last-minute offers", (one) => <LastMinuteView context={one} />, /07:28/],
  ["delegates", (one) => <DelegatesView context={one} />, /Choi Hyun/],
  ["notices", (one) => <NoticesView context={one} />, /Firefox/],
  ["the practice", (one) => <PracticeView context={{ ...booking, ...one }} courses={courses} />, /./],
];
const languages = ["en", "ko", "ja", "zh"] as const;

function show(view: (context: PageContext) => ReactNode, language: (typeof languages)[number] = "en") {
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale={language} timeZone="UTC" messages={messages[language]}>
        {view({ ...context, languages, language })}
      </NextIntlClientProvider>
    </SWRConfig>,
  );
}

describe.each(languages)("in %s", (language) => {
  test.each(screens)("every control of %s has a name of its own", async (_name, view, there) => {
    show(view, language);
    await screen.findAllByText(there);
    const log = await readAloud();
    const controls = log.filter((phrase) => /^(button|link)\b/.test(phrase));
    expect(controls.length).toBeGreaterThan(0);
    expect(controls.filter((phrase) => !/^(button|link), ./.test(phrase))).toEqual([]);
    expect(controls.filter((phrase, place) => controls.indexOf(phrase) !== place)).toEqual([]);
    // A text that is not there is shown by its key.
    expect(log.filter((phrase) => /\b[a-z]+[A-Za-z]*(\.[a-z]\w*){2,}\b/.test(phrase))).toEqual([]);
  });
});

test("a member who acts for another hears in whose name, before all else", async () => {
  const acting = { delegationIdx: 7, acts: ["BOOK"], isMember: true };
  sessionStore.set({ signedIn: true, user: { ...user, acting } } as unknown as PublicSession);
  show(() => <ActingStrip />);
  expect(screen.getByText(/Kim Miru/)).toBeVisible();
  await screen.findByRole("complementary");
  expectInOrder(await readAloud(), [/^complementary, .*Kim Miru/, /^navigation, /, /^link, /, /^button, /]);
});

test("what came of an act is said by itself, a refusal at once", async () => {
  show((one) => <JoinsView context={one} />);
  const [first] = await screen.findAllByRole("button", { name: /^Ask to join: / });
  const press = () => userEvent.click(first as HTMLElement);
  expect(await heardWhile(press)).toContain("polite: Your request was sent to the booker.");
  isRefused = true;
  expect(await heardWhile(press)).toContainEqual(expect.stringMatching(/^assertive: /));
});

test("a form that came in place of its button has the focus; once it is sent, that is said where the focus goes", async () => {
  show((one) => <JoinsView context={one} />);
  await userEvent.click(await screen.findByRole("button", { name: "New request" }));
  const form = (await screen.findByRole("button", { name: "Send request" })).closest("form");
  await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
  const heard = await heardWhile(() => userEvent.click(screen.getByRole("button", { name: "Send request" })));
  expect(heard).toContain("polite: Your request has been sent.");
  await waitFor(() => expect(screen.getByText("Your request has been sent.")).toHaveFocus());
});

test("whoever puts somebody on the list hears that it is done, and the focus stays in the form", async () => {
  show((one) => <JoinsView context={one} />);
  await userEvent.click(await screen.findByRole("button", { name: "Add member" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /Member's ID/ }), "parkbaram{Enter}");
  expect(await screen.findByText("Added.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("textbox", { name: /Member's ID/ })).toHaveFocus());
});
