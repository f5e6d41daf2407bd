import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { useState } from "react";
import { CancelPart } from "@/components/member/mypage/cancel/cancel-part";
import type { OwnDetail } from "@/lib/web/my/booking-state";
import { type MockedCall, mockCall, refuse } from "@/tests/support/msw";
import { commonCalls, context, showMine } from "./my-page";

const free = {
  stage: "L0",
  penaltyCode: null,
  fineAmount: 0,
  suspendFrom: null,
  suspendTo: null,
  point: 0,
} as const;
const late = {
  stage: "L1",
  penaltyCode: "10",
  fineAmount: 47_000,
  suspendFrom: "2026-12-14T10:00:00+09:00",
  suspendTo: "2027-01-13T10:00:00+09:00",
  point: 1,
} as const;
const later = { ...late, stage: "L2", penaltyCode: "20", fineAmount: 94_000, point: 2 } as const;

function booking(more: Partial<OwnDetail> = {}): OwnDetail {
  return {
    bookingIdx: 500001,
    state: "10",
    canCancel: true,
    version: 3,
    freeCancelUntil: "2026-12-13T17:00:00+09:00",
    noShowAfter: "2026-12-16T05:21:00+09:00",
    graceUntil: null,
    phone: "031-000-1001",
    cancelPreview: free,
    ...more,
  } as OwnDetail;
}

let sent: unknown[] = [];
let keys: (string | null)[] = [];
let answers: (() => ReturnType<typeof refuse> | object)[] = [];
const done = { bookingIdx: 500001, state: "50", stage: "L0", penalty: null, couponRestored: null } as const;
const server = setupServer(
  ...commonCalls,
  mockCall("DELETE /reservation/cancel", ({ body }: MockedCall) => {
    sent.push(body);
    return (answers.shift()?.() ?? done) as typeof done;
  }),
);

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
  server.events.on("request:start", ({ request }) => {
    if (request.method === "DELETE") keys.push(request.headers.get("idempotency-key"));
  });
});
beforeEach(() => {
  sent = [];
  keys = [];
  answers = [];
  localStorage.clear();
});
afterAll(() => server.close());

/** Reading the booking again gives the next of these. */
function Scene({ versions, onCancelled }: { versions: OwnDetail[]; onCancelled: () => void }) {
  const [number, setNumber] = useState(0);
  const at = (place_: number) => versions[Math.min(place_, versions.length - 1)] ?? booking();
  return (
    <CancelPart
      booking={at(number)}
      context={context}
      onReload={async () => {
        setNumber((one) => one + 1);
        return at(number + 1);
      }}
      onCancelled={onCancelled}
    />
  );
}

function show(...versions: OwnDetail[]) {
  const onCancelled = jest.fn();
  showMine(<Scene versions={versions} onCancelled={onCancelled} />);
  return onCancelled;
}
/** Opens the form, which is fetched with the press. */
async function begin(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Cancel this booking…" }));
  await screen.findByRole("heading", { name: "Cancel this booking?" });
}

test("what it costs stands there before anything is pressed; free is said to be free, until when", async () => {
  const onCancelled = show(booking());
  expect(screen.getByRole("heading", { name: "You can cancel free of charge" })).toBeVisible();
  expect(screen.getByText(/Free until 2026\.12\.13 \(Sun\) 17:00/)).toBeVisible();
  expect(sent).toEqual([]);
  await begin();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Cancel this booking?" })).toHaveFocus());
  await userEvent.selectOptions(
    await screen.findByLabelText("Reason"),
    await screen.findByText("Personal schedule"),
  );
  await userEvent.dblClick(screen.getByRole("button", { name: "Cancel free of charge" }));
  await waitFor(() => expect(onCancelled).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    { clubCode: "MS01", bookingIdx: 500001, reasonCode: "C1", agreePenalty: false, version: 3 },
  ]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test("a late one shows stage, fine, suspension and points, and is not sent without the consent", async () => {
  const onCancelled = show(booking({ cancelPreview: late }));
  expect(await screen.findByText("Late cancel 1")).toBeVisible();
  expect(screen.getByText("₩47,000")).toBeVisible();
  expect(screen.getByText("2026.12.14 (Mon) 10:00 to 2027.01.13 (Wed) 10:00")).toBeVisible();
  expect(screen.getByText("1 point")).toBeVisible();
  await begin();
  await userEvent.click(screen.getByRole("button", { name: "Cancel (fine: ₩47,000)" }));
  const consent = screen.getByRole("checkbox", { name: /fine of ₩47,000/ });
  expect(consent).toBeInvalid();
  expect(consent).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.click(consent);
  await userEvent.click(screen.getByRole("button", { name: "Cancel (fine: ₩47,000)" }));
  await waitFor(() => expect(onCancelled).toHaveBeenCalled());
  expect(sent).toEqual([
    { clubCode: "MS01", bookingIdx: 500001, agreePenalty: true, agreedStage: "L1", version: 3 },
  ]);
});

test("when a deadline passes meanwhile nothing is cancelled, and the new price needs a consent of its own", async () => {
  answers = [() => refuse("RSV_LATE_CANCEL", "₩94,000", "60")];
  show(booking({ cancelPreview: late }), booking({ cancelPreview: late }), booking({ cancelPreview: later }));
  await begin();
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Cancel (fine: ₩47,000)" }));
  expect(
    await screen.findByText(
      /A deadline has passed in the meantime, so nothing was cancelled\. Please check the new terms above and confirm again\./,
    ),
  ).toBeVisible();
  expect(await screen.findByText("₩94,000")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /fine of ₩94,000/ })).not.toBeChecked();
});

test("a booking that was changed elsewhere is read again, and that is said", async () => {
  answers = [() => refuse("RSV_VERSION")];
  show(booking(), booking(), booking({ version: 4 }));
  await begin();
  await userEvent.click(screen.getByRole("button", { name: "Cancel free of charge" }));
  expect(await screen.findByText(/changed on another device/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cancel free of charge" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4 });
});

test("what only the phone can do names the number, from the start and when it is refused", async () => {
  answers = [() => refuse("RSV_PHONE_ONLY", "031-000-1001")];
  show(
    booking({ cancelPreview: late }),
    booking({ cancelPreview: late }),
    booking({ cancelPreview: null, canCancel: false }),
  );
  await begin();
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Cancel (fine: ₩47,000)" }));
  const phone = await screen.findByRole("link", { name: "031-000-1001" });
  expect(phone).toHaveAttribute("href", "tel:031-000-1001");
  expect(screen.queryByRole("button", { name: /Cancel/ })).toBeNull();
});

test("a refusal that is sent again by hand goes under the same key", async () => {
  answers = [() => refuse("SYS_ERROR", "1"), () => done];
  const onCancelled = show(booking());
  await begin();
  await userEvent.click(screen.getByRole("button", { name: "Cancel free of charge" }));
  await screen.findByText(/Something went wrong/);
  await userEvent.click(screen.getByRole("button", { name: "Cancel free of charge" }));
  await waitFor(() => expect(onCancelled).toHaveBeenCalled());
  expect(keys[0]).toBe(keys[1]);
});
