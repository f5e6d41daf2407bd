import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RequestListView } from "@/components/ishm/data-requests/request-list-view";
import type { OfficeRequest } from "@/lib/contract/accounts/data-requests";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const office = (flags = all) => ({ ...officeWith(), access: () => flags });

function request(part: Partial<OfficeRequest> = {}): OfficeRequest {
  return {
    requestIdx: 5,
    kind: "CORRECTION",
    contents: "My birthday is wrong.",
    state: "10",
    dueAt: "2026-11-20T10:00:00+09:00",
    isLate: true,
    answer: null,
    answeredAt: null,
    createdAt: "2026-11-10T10:00:00+09:00",
    memberIdx: 7,
    memberId: "leesol01",
    memberName: "L***",
    answeredBy: null,
    version: 1,
    ...part,
  };
}

let list: OfficeRequest[] = [];
let sent: unknown[] = [];
mockServer(
  mockCall("GET /ops/data-requests", () => ({ list, total: list.length, page: 1, size: 20 })),
  mockCall("PUT /ops/data-requests/{id}", ({ body }) => {
    sent.push(body);
    list = [request({ state: "30", isLate: false, version: 2 })];
    return { requestIdx: 5, state: "30", version: 2 };
  }),
);

beforeEach(() => {
  list = [request()];
  sent = [];
  visit("/ishm/ops/data-requests");
});

const open = async (flags = all) => {
  renderOffice(<RequestListView />, office(flags));
  expect(await screen.findByText("Received, overdue")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Correction" }));
  return screen.findByRole("dialog");
};

test("a late request says so, and is answered with words that the member reads", async () => {
  const request = await open();
  expect(request).toHaveTextContent("My birthday is wrong.");
  expect(within(request).queryByRole("button", { name: "Download data" })).toBeNull();
  await userEvent.click(within(request).getByRole("button", { name: "Reply" }));
  const dialog = await screen.findByRole("dialog", { name: "Reply to the request" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Reply" }));
  expect(within(dialog).getByRole("textbox")).toBeInvalid();
  await userEvent.type(within(dialog).getByRole("textbox"), "Corrected.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Reply" }));
  await waitFor(() => expect(sent).toEqual([{ state: "30", answer: "Corrected.", version: 1 }]));
  expect((await screen.findAllByText("Done"))[0]).toBeVisible();
});

test("who may only read does nothing; access alone offers the data", async () => {
  const readOnly = { isCreate: false, isRead: true, isUpdate: false, isDelete: false };
  const request = await open(readOnly);
  expect(within(request).queryByRole("button", { name: "Reply" })).toBeNull();
});

test("the data of who asks for access are taken out for a reason only", async () => {
  list = [request({ kind: "ACCESS", isLate: false })];
  renderOffice(<RequestListView />, office());
  await userEvent.click(await screen.findByRole("button", { name: "Access" }));
  await userEvent.click(await screen.findByRole("button", { name: "Download data" }));
  const dialog = await screen.findByRole("dialog", { name: /Download this member/ });
  await userEvent.click(within(dialog).getByRole("button", { name: "Download data" }));
  expect(within(dialog).getByRole("textbox")).toBeInvalid();
});
