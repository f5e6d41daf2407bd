import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InquiryListView } from "@/components/ishm/inquiries/inquiry-list-view";
import { InquiryView } from "@/components/ishm/inquiries/inquiry-view";
import type { VocOfficeDetail, VocOfficeRow } from "@/lib/contract/inquiries/ops-vocs";
import type { CallOutput } from "@/lib/contract/routes";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { boardCalls, codeSets, drafts, forgetDrafts } from "../boards/board-office";
import { officeWith, readOnly, renderOffice } from "../office";

type Desk = CallOutput<"GET /ops/vocs/{id}/desk">;

const asked = { createdAt: "2026-11-22T09:00:00+09:00", dueAt: "2026-11-24T09:00:00+09:00" };

function inquiry(part: Partial<VocOfficeDetail> = {}): VocOfficeDetail {
  return {
    vocIdx: 7,
    questionType: "10",
    questionTypeName: "Booking",
    title: "Cart change",
    contents: "Can we have another cart?",
    replyBy: "EMAIL",
    files: [],
    relatedBookingIdx: null,
    state: "20",
    stateName: "In progress",
    ...asked,
    answer: null,
    answeredAt: null,
    answeredBy: null,
    satisfaction: null,
    editable: false,
    messages: [],
    isLate: false,
    isFollowUp: false,
    assignee: null,
    isNewForMe: false,
    version: 1,
    internalNote: "",
    writer: { memberIdx: 100_001, name: "김*루", phoneNo: "010-****-0001", email: "k***@x", lang: "ko" },
    relatedBooking: null,
    earlier: [],
    ...part,
  };
}

function row(vocIdx: number, part: Partial<VocOfficeRow> = {}): VocOfficeRow {
  const { questionType, state, answeredAt, replyBy, isLate, isFollowUp } = inquiry();
  const [questionTypeName, stateName] = ["Booking", "In progress"];
  return {
    vocIdx,
    title: `Inquiry ${vocIdx}`,
    excerpt: "The first words",
    memberIdx: 100_001,
    questionType,
    questionTypeName,
    state,
    stateName,
    answeredAt,
    replyBy,
    isLate,
    isFollowUp,
    ...asked,
    assignee: null,
    isNewForMe: false,
    ...part,
  };
}

const template = {
  templateIdx: 1,
  questionType: "10",
  questionTypeName: "Booking",
  title: "About the cart",
  contents: "Dear {name}",
  isVisible: true,
  version: 1,
  languages: ["en", "ko"],
  createdBy: "x",
  createdAt: asked.createdAt,
  updatedBy: "x",
  updatedAt: asked.createdAt,
  i18n: {
    en: { title: "About the cart", contents: "Dear {name}" },
    ko: { title: "카트", contents: "{name} 님, 안녕하세요." },
  },
};

let opened: VocOfficeDetail;
let desk: Desk;
let saves: MockedCall[] = [];
let reads: MockedCall[] = [];
let lists: URLSearchParams[] = [];

const server = mockServer(
  ...boardCalls,
  codeSets({ questionTypes: { "10": "Booking" }, vocStates: { "10": "Received", "20": "In progress" } }),
  mockCall("GET /ops/vocs", ({ query }) => {
    lists.push(query);
    const list = [row(1, { isLate: true, dueAt: "2026-11-20T09:00:00+09:00" }), row(2, { isNewForMe: true })];
    return { list, total: 2, page: 1, size: 20 };
  }),
  mockCall("GET /ops/voc-counts", () => ({ waiting: 2, late: 1, mine: 1, newForMe: 1, nobodys: 1 })),
  mockCall("GET /ops/voc-assignees", () => ({
    list: [
      { adminIdx: 3, name: "Content editor" },
      { adminIdx: 5, name: "Han" },
    ],
  })),
  mockCall("GET /ops/vocs/{id}", (sent) => {
    reads.push(sent);
    return sent.query.get("reason") ? { ...opened, writer: { ...opened.writer, name: "김미루" } } : opened;
  }),
  mockCall("GET /ops/vocs/{id}/desk", () => desk),
  mockCall("GET /ops/voc-templates", () => ({ list: [template], total: 1, page: 1, size: 100 })),
  mockCall("PUT /ops/vocs/{id}", (sent) => {
    saves.push(sent);
    return { vocIdx: 7, state: "30" };
  }),
  mockCall("PUT /ops/vocs/{id}/assignee", (sent) => {
    saves.push(sent);
    return { vocIdx: 7, assignee: { adminIdx: 3, name: "Content editor" } };
  }),
);

beforeEach(() => {
  opened = inquiry();
  desk = { state: "20", version: 1, assignee: null, writers: [] };
  saves = [];
  reads = [];
  lists = [];
  forgetDrafts();
  visit("/ishm/ops/inquiries");
});

const show = (flags?: typeof readOnly) => renderOffice(<InquiryView vocIdx={7} />, officeWith(flags));
const editor = () => screen.findByRole("textbox", { name: "Reply to the member" });
const insertTemplate = async () => {
  await editor();
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Template" }), "1");
  await userEvent.click(screen.getByRole("button", { name: "Insert" }));
};

describe("the inbox", () => {
  test("says in words what is late and what is new, and how much waits", async () => {
    renderOffice(<InquiryListView />);
    const late = await screen.findByRole("row", { name: /Inquiry 1/ });
    expect(late).toHaveTextContent("3 days overdue");
    expect(screen.getByRole("row", { name: /Inquiry 2/ })).toHaveTextContent("Newly assigned");
    expect(await screen.findByText(/2 open, 1 overdue, 1 mine, 1 unassigned/)).toBeVisible();
  });

  test("a further question has a time of its own, and says what it is", async () => {
    const answeredAt = "2026-11-10T09:00:00+09:00";
    const again = { answeredAt, isFollowUp: true, dueAt: "2026-11-23T13:30:00+09:00" };
    server.use(mockCall("GET /ops/vocs", () => ({ list: [row(1, again)], total: 1, page: 1, size: 20 })));
    renderOffice(<InquiryListView />);
    const waiting = await screen.findByRole("row", { name: /Inquiry 1/ });
    expect(waiting).toHaveTextContent(/hours? left/);
    expect(waiting).toHaveTextContent("Follow-up");
  });

  test("an address with nonsense in it narrows nothing", async () => {
    visit("/ishm/ops/inquiries?memberIdx=x&assigned=all&type=%27&late=maybe");
    renderOffice(<InquiryListView />);
    await screen.findByRole("row", { name: /Inquiry 1/ });
    for (const name of ["memberIdx", "assigned", "type", "late"]) expect(lists[0]?.get(name)).toBeNull();
  });

  test("what is one's own is asked of the server", async () => {
    renderOffice(<InquiryListView />);
    await userEvent.click(await screen.findByRole("button", { name: "Mine" }));
    await waitFor(() => expect(lists.at(-1)?.get("assigned")).toBe("me"));
  });
});

describe("an answer", () => {
  test("from a template comes in the member's language and names the state that it was written to", async () => {
    show();
    await insertTemplate();
    expect(await editor()).toHaveTextContent("{name} 님, 안녕하세요.");
    await userEvent.click(screen.getByRole("button", { name: "Send reply" }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ answer: "<p>{name} 님, 안녕하세요.</p>", version: 1 });
    await waitFor(() => expect(drafts.forgotten).toContain("voc/7"));
  });

  test("that a colleague overtook stays in the editor, and what he said is shown", async () => {
    server.use(mockCall("PUT /ops/vocs/{id}", () => refuse("STALE")));
    show();
    await insertTemplate();
    const said = {
      messageIdx: 1,
      writer: "OFFICE" as const,
      contents: "<p>Taken care of</p>",
      createdAt: asked.dueAt,
    };
    opened = inquiry({ version: 2, messages: [said] });
    await userEvent.click(screen.getByRole("button", { name: "Send reply" }));
    expect(await screen.findByText("Taken care of")).toBeVisible();
    expect(await editor()).toHaveTextContent("{name} 님, 안녕하세요.");
    expect(await editor()).toBeInvalid();
  });

  test("without words, or with the number of a booking that there is none of, is not sent", async () => {
    show();
    await editor();
    await userEvent.click(screen.getByRole("button", { name: "Send reply" }));
    expect(await screen.findByText("Please write a reply.")).toBeVisible();
    expect(saves).toEqual([]);
  });

  test("that was kept as a draft is in the editor again", async () => {
    drafts.kept.set("voc/7", {
      payload: { answer: "<p>Half an answer</p>" },
      savedAt: "2026-11-23T09:40:00+09:00",
    });
    show();
    expect(await editor()).toHaveTextContent("Half an answer");
    expect(screen.getByText(/Draft saved/)).toBeVisible();
  });

  test("is not offered to who may only read, nor for a closed inquiry", async () => {
    opened = inquiry({ state: "40" });
    show();
    expect(await screen.findByText(/Closed; no further reply is possible\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send reply" })).toBeNull();
  });
});

describe("an inquiry on the desk", () => {
  test("names the time of the further question, not of the first one", async () => {
    opened = inquiry({ answeredAt: "2026-11-10T09:00:00+09:00", isFollowUp: true });
    show();
    expect(await screen.findByText(/Follow-up: reply due .*24/)).toBeVisible();
    expect(screen.getByText(/left$/)).toBeVisible();
  });

  test("says who else is writing, and offers what was said meanwhile", async () => {
    desk = {
      ...desk,
      version: 2,
      writers: [{ adminIdx: 5, name: "Han", savedAt: "2026-11-23T09:58:00+09:00" }],
    };
    show();
    expect(await screen.findByText(/Han is writing a reply/)).toBeVisible();
    const count = reads.length;
    await userEvent.click(await screen.findByRole("button", { name: "Show" }));
    await waitFor(() => expect(reads.length).toBe(count + 1));
  });

  test("is taken over the colleague who was read, never blindly", async () => {
    desk = { ...desk, assignee: { adminIdx: 5, name: "Han" } };
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Assign to me" }));
    await waitFor(() => expect(saves[0]?.body).toEqual({ adminIdx: 3, from: 5 }));
    expect(await screen.findByText("Assigned to Content editor.")).toBeVisible();
  });

  test("shows the writer for a reason alone", async () => {
    show(readOnly);
    const panel = (await screen.findByRole("heading", { name: "Member" })).closest("section") as HTMLElement;
    expect(panel).toHaveTextContent("김*루");
    await userEvent.click(within(panel).getByRole("button"));
    await userEvent.type(await screen.findByRole("textbox"), "call back");
    await userEvent.click(within(screen.getByRole("dialog")).getAllByRole("button").at(-1) as HTMLElement);
    await waitFor(() => expect(reads.at(-1)?.query.get("reason")).toBe("call back"));
    expect(await screen.findByText("김미루")).toBeVisible();
  });
});
