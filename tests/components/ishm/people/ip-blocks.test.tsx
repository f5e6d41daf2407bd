import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IpBlockEditorView } from "@/components/ishm/ip-blocks/ip-block-editor-view";
import { IpBlockListView } from "@/components/ishm/ip-blocks/ip-block-list-view";
import type { IpBlock } from "@/lib/contract/admins/ip-blocks";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const office = (flags = all) => ({ ...officeWith(), access: () => flags });

function entry(ipIdx: number, part: Partial<IpBlock> = {}): IpBlock {
  return {
    ipIdx,
    ipFrom: "198.51.100.0/24",
    ipTo: null,
    mode: "DENY",
    scope: "ALL",
    reason: "macro",
    expireAt: null,
    isActive: true,
    state: "LIVE",
    createdAt: "2026-10-02T09:00:00+09:00",
    createdBy: "ssadmin1",
    version: 1,
    ...part,
  };
}

let sent: unknown[] = [];
let entries: IpBlock[] = [];
const open = { isRefused: false, rule: null };
const server = mockServer(
  mockCall("GET /ip-blocks", () => ({ list: entries, total: entries.length, page: 1, size: 20 })),
  mockCall("GET /ip-blocks/{id}", () => entry(1)),
  mockCall("GET /ops/address-test", ({ query }) => {
    const address = query.get("address") ?? "192.0.2.50";
    const isDenied = address.startsWith("198.51.100.");
    return { address, visitors: isDenied ? { isRefused: true, rule: entry(1) } : open, admins: open };
  }),
  mockCall("PUT /ip-blocks", ({ body }) => {
    sent.push(body);
    return { ipIdx: 1, updatedAt: "2026-11-23T10:00:00+09:00", version: 2 };
  }),
  mockCall("POST /ip-blocks", ({ body }) => {
    sent.push(body);
    return { ipIdx: 3 };
  }),
);

beforeEach(() => {
  sent = [];
  entries = [entry(1), entry(2, { ipFrom: "192.0.2.7", ipTo: "192.0.2.9", isActive: false, state: "OFF" })];
  visit("/ishm/site/ipmng");
});

describe("the list of addresses", () => {
  test("an entry is switched off in its row, as it was read", async () => {
    renderOffice(<IpBlockListView />, office());
    await userEvent.click(await screen.findByRole("switch", { name: "198.51.100.0/24 is active" }));
    await waitFor(() => expect(sent).toEqual([{ ipIdx: 1, isActive: false, version: 1 }]));
    expect(await screen.findByText(/Rule for 198.51.100.0\/24 turned off/)).toBeVisible();
  });

  test("a deletion asks with the ranges first", async () => {
    server.use(
      mockCall("DELETE /ip-blocks", ({ body }) => {
        sent.push(body);
        entries = [entry(1)];
        return { deleted: 1 };
      }),
    );
    renderOffice(<IpBlockListView />, office());
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select “192.0.2.7 – 192.0.2.9”" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent("192.0.2.7 – 192.0.2.9");
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "192.0.2.7 – 192.0.2.9" })).toBeNull());
    expect(sent).toEqual([{ idxs: [2] }]);
  });

  test("an address is tested for visitors and admins, with the entry that decides", async () => {
    renderOffice(<IpBlockListView />, office());
    const field = await screen.findByRole("textbox", { name: "IP address" });
    expect(field).toHaveValue("");
    await userEvent.type(field, "nowhere{Enter}");
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, "198.51.100.7{Enter}");
    const visitors = (await screen.findByText("Visitors")).nextElementSibling as HTMLElement;
    expect(visitors).toHaveTextContent("Blocked");
    expect(within(visitors).getByRole("link")).toHaveAttribute("href", "/ishm/site/ipmng/1");
    expect(visitors.parentElement?.lastElementChild).toHaveTextContent("Allowed");
  });

  test("who may only read switches nothing", async () => {
    const flags = { isCreate: false, isRead: true, isUpdate: false, isDelete: false };
    renderOffice(<IpBlockListView />, office(flags));
    expect(await screen.findByRole("switch", { name: /198/ })).toBeDisabled();
    expect(screen.queryByRole("link", { name: "New rule" })).toBeNull();
  });
});

describe("the form of an entry", () => {
  const type = async (kind: string, field: string, text: string) => {
    await userEvent.click(await screen.findByRole("radio", { name: kind }));
    const input = screen.getByRole("textbox", { name: field });
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

  test("tells how many addresses it covers and whether the own one is among them", async () => {
    renderOffice(<IpBlockEditorView ipIdx={null} />, office());
    await type("Range (CIDR)", "Range", "203.0.113.0/24");
    expect(screen.getByText(/256 addresses:/)).toHaveTextContent("203.0.113.0 – 203.0.113.255");
    expect(await screen.findByText("Does not include your own address 192.0.2.50.")).toBeVisible();
    await type("Range (CIDR)", "Range", "2001:db8::/32");
    expect(screen.getByText(/2\^96 addresses:/)).toBeVisible();
  });

  test("the own address is not shut out: the field names it and nothing is sent", async () => {
    renderOffice(<IpBlockEditorView ipIdx={null} />, office());
    await type("Range (CIDR)", "Range", "192.0.2.0/24");
    await screen.findByText("Includes your own address 192.0.2.50.");
    await save();
    expect(screen.getByRole("textbox", { name: "Range" })).toHaveAccessibleDescription(
      /Your own address 192.0.2.50/,
    );
    expect(sent).toEqual([]);
  });

  test("an allow-list that leaves the own address out is refused at the field (2402)", async () => {
    server.use(mockCall("POST /ip-blocks", () => refuse("IP_SELF", "192.0.2.50")));
    renderOffice(<IpBlockEditorView ipIdx={null} />, office());
    await userEvent.click(screen.getByRole("radio", { name: "Allow" }));
    await type("Single address", "Address", "203.0.113.9");
    await save();
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Address" })).toHaveAccessibleDescription(/192.0.2.50/),
    );
  });

  test.each([
    ["Single address", "Address", "203.0.113.0/24"],
    ["Range (CIDR)", "Range", "203.0.113.0"],
    ["Range (CIDR)", "Range", "203.0.113.0/33"],
  ])("%s: %s %s is none", async (kind, field, text) => {
    renderOffice(<IpBlockEditorView ipIdx={null} />, office());
    await type(kind, field, text);
    await save();
    expect(screen.getByRole("textbox", { name: field })).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test("from–to goes to the server, and back to the list", async () => {
    renderOffice(<IpBlockEditorView ipIdx={null} />, office());
    await type("From – to", "First address", "198.51.100.7");
    await userEvent.type(screen.getByRole("textbox", { name: "Last address" }), "198.51.100.9");
    expect(screen.getByText(/3 addresses:/)).toBeVisible();
    await save();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          ipFrom: "198.51.100.7",
          ipTo: "198.51.100.9",
          mode: "DENY",
          scope: "ALL",
          reason: "",
          expireAt: null,
          isActive: true,
        },
      ]),
    );
    expect(window.location.pathname).toBe("/ishm/site/ipmng");
  });

  test("a saved entry is changed with the version that was read", async () => {
    renderOffice(<IpBlockEditorView ipIdx={1} />, office());
    await userEvent.click(await screen.findByRole("radio", { name: "Admins" }));
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ ipIdx: 1, scope: "ADMIN", version: 1 }]));
  });
});
