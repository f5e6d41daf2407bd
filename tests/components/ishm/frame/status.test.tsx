import { screen, within } from "@testing-library/react";
import type { ClubStatus } from "@/components/ishm/status/club-status";
import { StatusView } from "@/components/ishm/status/status-view";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeTexts, officeWith, readOnly, renderOffice } from "../office";

/** Staff read in sentences how the club's server stands, what to do and whom to call. */

const fine: ClubStatus = {
  at: "2026-11-23T10:00:00+09:00",
  site: { state: "1", endAt: null },
  bookings: { isOpen: true, today: 12, lastAt: "2026-11-23T09:58:00+09:00" },
  messages: [
    { channel: "MAIL", state: "ok", waiting: 0, oldestAt: null, parked: 0, lastSentAt: null },
    { channel: "SMS", state: "ok", waiting: 0, oldestAt: null, parked: 0, lastSentAt: null },
  ],
  pushes: null,
  jobs: { state: "ok", done: 9, late: [], parked: [] },
  backup: { state: "ok", at: "2026-11-23T03:30:00+09:00" },
  contact: "Hosting desk, +82-2-555-0100",
};
let answer: ClubStatus;

mockServer(
  officeTexts,
  mockCall("GET /ops/status", () => answer),
);
beforeEach(() => {
  answer = fine;
  visit("/ishm/status");
});

const part = async (name: string) =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("section") as HTMLElement);

test("a club in order is told so in one sentence, and each part in its own", async () => {
  renderOffice(<StatusView />, officeWith(readOnly));
  expect(await screen.findByText("All systems normal.")).toBeVisible();
  expect((await part("Website")).getByText("The website is live.")).toBeVisible();
  expect((await part("Online bookings")).getByText("12 bookings today.")).toBeVisible();
  expect((await part("Emails")).getByText("No messages waiting.")).toBeVisible();
  expect((await part("Nightly jobs")).getByText("9 jobs done since midnight.")).toBeVisible();
  expect(screen.getByText("Contact: Hosting desk, +82-2-555-0100")).toBeVisible();
});

test("push notifications are counted where the server has keys for them, and are not named where it has none", async () => {
  const [mail] = fine.messages;
  if (!mail) throw new Error("no messages");
  answer = {
    ...fine,
    messages: [...fine.messages, { ...mail, channel: "PUSH" }],
    pushes: {
      sent: 1200,
      delivered: 1150,
      expired: 7,
      devices: 310,
      kinds: [
        { kind: "draws", sent: 900, delivered: 880, expired: 5 },
        { kind: "openings", sent: 300, delivered: 270, expired: 2 },
      ],
    },
  };
  const shown = renderOffice(<StatusView />, officeWith(readOnly));
  const found = await part("Push notifications");
  expect(found.getByText("1,200 sent in 30 days, 1,150 shown, 7 expired; 310 devices.")).toBeVisible();
  const kinds = within(found.getByRole("list", { name: "Push notifications by kind" }));
  expect(kinds.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Draw results: 900 sent, 880 shown, 5 expired",
    "Opening of bookings: 300 sent, 270 shown, 2 expired",
  ]);
  expect(found.getByText("No messages waiting.")).toBeVisible();
  shown.unmount();
  answer = fine;
  renderOffice(<StatusView />, officeWith(readOnly));
  await part("Emails");
  expect(screen.queryByRole("heading", { level: 2, name: "Push notifications" })).toBeNull();
});

test("what is late, given up or missing is named, with what to do", async () => {
  const [mail, sms] = fine.messages;
  if (!mail || !sms) throw new Error("no messages");
  answer = {
    ...fine,
    messages: [
      { ...mail, state: "look", waiting: 3, oldestAt: "2026-11-23T09:40:00+09:00" },
      { ...sms, state: "look", parked: 1 },
    ],
    jobs: {
      state: "look",
      done: 0,
      late: [{ name: "sheet-generate", dueAt: "2026-11-23T00:05:00+09:00" }],
      parked: [],
    },
    backup: { state: "look", at: null },
    contact: null,
  };
  renderOffice(<StatusView />, officeWith(readOnly));
  expect(await screen.findByText("Needs attention. See below for what to do.")).toBeVisible();
  expect((await part("Emails")).getByText(/^3 waiting, the oldest since .*9:40/)).toBeVisible();
  expect(
    (await part("Emails")).getByText(
      /Wait a few minutes\. If the number does not fall, contact the operator\./,
    ),
  ).toBeVisible();
  expect((await part("Text messages")).getByText("1 failed and was put on hold.")).toBeVisible();
  expect((await part("Nightly jobs")).getByText("sheet-generate")).toBeVisible();
  expect((await part("Backup")).getByText("No backups recorded.")).toBeVisible();
  expect(screen.getByText("No operator contact has been set.")).toBeVisible();
});
