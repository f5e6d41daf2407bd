import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OutboxView } from "@/components/ishm/records/outbox-view";
import type { OutboxRow } from "@/lib/contract/admins/ops-records";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";

const row = (outboxIdx: number, part: Partial<OutboxRow> = {}): OutboxRow => ({
  outboxIdx,
  channel: "MAIL",
  event: "booked",
  title: `Message ${outboxIdx}`,
  memberIdx: 100001,
  target: "ki***@mirsol.example",
  lang: "ko",
  state: "SENT",
  tries: 1,
  lastError: null,
  createdAt: "2026-11-23T09:59:00+09:00",
  nextTryAt: null,
  sentAt: "2026-11-23T10:00:00+09:00",
  deliveredAt: null,
  ...part,
});

const asked: URLSearchParams[] = [];
const retried: string[] = [];
let rows: OutboxRow[] = [];

mockServer(
  mockCall("GET /ops/outbox", ({ query }) => {
    asked.push(query);
    return { list: rows, total: rows.length, page: 1, size: 20 };
  }),
  mockCall("GET /ops/outbox/{id}", ({ params }) => {
    const found = rows.find(({ outboxIdx }) => String(outboxIdx) === params.id) ?? row(0);
    return {
      ...found,
      subject: "[미르솔] 예약 완료",
      text: found.outboxIdx === 3 ? null : "예약이 완료되었습니다.",
      canResend: found.outboxIdx === 1,
    };
  }),
  mockCall("POST /ops/outbox/{id}/resend", ({ params, body }) => {
    retried.push(`copy of ${params.id}: ${(body as { reason: string }).reason}`);
    return { outboxIdx: Number(params.id), state: "SENT" };
  }),
  mockCall("POST /ops/outbox/{id}/retry", ({ params }) => {
    retried.push(String(params.id));
    return { outboxIdx: Number(params.id), state: "WAITING" };
  }),
);

beforeEach(() => {
  asked.length = 0;
  retried.length = 0;
  rows = [
    row(1),
    row(2, { channel: "SMS", state: "PARKED", tries: 8, lastError: "refused", sentAt: null }),
    row(3),
  ];
  visit("/ishm/ops/records");
});

describe("the outbox", () => {
  test("a message that was sent goes out once more for a reason; one whose words are gone does not", async () => {
    renderOffice(<OutboxView />);
    await userEvent.click(await screen.findByRole("button", { name: "Message 1" }));
    await userEvent.click(await screen.findByRole("button", { name: "Send copy" }));
    const action = await screen.findByRole("dialog", { name: "Send this message again?" });
    await userEvent.type(within(action).getByRole("textbox", { name: "Reason" }), "lost his phone");
    await userEvent.click(within(action).getByRole("button", { name: "Send copy" }));
    expect(await screen.findByText("A copy will be sent.")).toBeVisible();
    expect(retried).toEqual(["copy of 1: lost his phone"]);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Message 3" }));
    await screen.findByRole("dialog", { name: "Message 3" });
    expect(screen.queryByRole("button", { name: "Send copy" })).toBeNull();
  });

  test("a message opens in the words and the language of its receiver", async () => {
    renderOffice(<OutboxView />);
    await userEvent.click(await screen.findByRole("button", { name: "Message 1" }));
    const dialog = await screen.findByRole("dialog", { name: "Message 1" });
    const text = await within(dialog).findByText("예약이 완료되었습니다.");
    expect(text.closest("[lang]")).toHaveAttribute("lang", "ko");
    expect(within(dialog).queryByRole("button", { name: "Resend" })).toBeNull();
  });

  test("a parked message says why, and is sent again", async () => {
    renderOffice(<OutboxView />);
    await userEvent.click(await screen.findByRole("button", { name: "Message 2" }));
    expect(await screen.findByText(/Last attempt failed: refused/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Resend" }));
    expect(await screen.findByText("The message will be resent.")).toBeVisible();
    expect(retried).toEqual(["2"]);
  });

  test("the parked ones among the chosen are sent again from the list, the others are left alone", async () => {
    renderOffice(<OutboxView />);
    await userEvent.click(await screen.findByLabelText("Select all rows on this page"));
    await userEvent.click(screen.getByRole("button", { name: "Resend" }));
    expect(await screen.findByText("1 message will be resent.")).toBeVisible();
    expect(retried).toEqual(["2"]);
  });

  test("a choice without a parked one says so", async () => {
    renderOffice(<OutboxView />);
    await userEvent.click(await screen.findByLabelText("Select “Message 1”"));
    await userEvent.click(screen.getByRole("button", { name: "Resend" }));
    expect(await screen.findByText("None of the selected messages is on hold.")).toBeVisible();
    expect(retried).toEqual([]);
  });

  test("the messages of one member are asked for by number", async () => {
    renderOffice(<OutboxView />);
    await userEvent.type(await screen.findByRole("searchbox", { name: "Member no." }), "100001{Enter}");
    await screen.findByRole("button", { name: "Message 1" });
    expect(window.location.search).toBe("?memberIdx=100001");
    expect(asked.at(-1)?.get("memberIdx")).toBe("100001");
  });

  test("who may only read cannot send again", async () => {
    renderOffice(<OutboxView />, officeWith(readOnly));
    await userEvent.click(await screen.findByRole("button", { name: "Message 2" }));
    expect(await screen.findByText(/Last attempt failed:/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Resend" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("words that are not kept any more are not made up", async () => {
    renderOffice(<OutboxView />);
    await userEvent.click(await screen.findByRole("button", { name: "Message 3" }));
    expect(await screen.findByText("The content of this message is no longer stored.")).toBeVisible();
  });

  test("filters are asked of the server and stand in the address", async () => {
    renderOffice(<OutboxView />);
    await screen.findByRole("button", { name: "Message 1" });
    await userEvent.click(screen.getByRole("button", { name: "On hold" }));
    await userEvent.click(screen.getByRole("button", { name: "Text message" }));
    expect(window.location.search).toBe("?state=PARKED&channel=SMS");
    await screen.findByRole("button", { name: "Message 1" });
    expect(asked.at(-1)?.get("state")).toBe("PARKED");
    expect(asked.at(-1)?.get("channel")).toBe("SMS");
  });
});
