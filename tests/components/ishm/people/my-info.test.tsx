import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MyInfoView } from "@/components/ishm/my-info/my-info-view";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";

let sent: unknown[] = [];
/** How often the club's words were asked for and given. */
let wordsGiven = 0;
let refusal: "PW_WRONG" | "PW_REUSED" | "VAL_PW_WEAK" | null = null;
const at = "2026-11-23T10:00:00+09:00";

const siteInfo = {
  clubIdx: 2,
  clubCode: "LK02",
  clubName: "Dunrath Links",
  ceoName: "",
  businessNo: "",
  zipCode: "",
  address: "",
  addressDetail: "",
  clubPhoneNo: "",
  rsvPhoneNo: "",
  clubFaxNo: null,
  email: "",
  lat: 0,
  lon: 0,
  sns: {},
  copyright: "",
  passwordWords: ["LK02", "Dunrath Links", "Dunrath", "Links"],
};

mockServer(
  mockCall("GET /admin/{id}", ({ params }) => ({
    adminIdx: Number(params.id),
    id: "contents1",
    name: "Content editor",
    email: "contents@mirsol.example",
    phoneNo: "031-000-1002",
    department: "Content",
    position: "Editor",
    groupIdx: 20,
    authClub: ["MS01"],
    isSSAdmin: false,
    state: "ACTIVE",
    imageUrl: null,
    isTempPassword: false,
    lastLoginAt: at,
  })),
  mockCall("GET /site/info", () => {
    wordsGiven += 1;
    return siteInfo;
  }),
  mockCall("GET /ext/sessions", () => ({
    list: [
      { sessionIdx: 1, isCurrent: true, userAgent: null, address: "10.0.0.1", createdAt: at, lastSeenAt: at },
    ],
  })),
  mockCall("PUT /admin/change-password", ({ body }) => {
    sent.push(body);
    return refusal ? refuse(refusal) : { changed: true };
  }),
);

beforeEach(() => {
  sent = [];
  wordsGiven = 0;
  refusal = null;
  visit("/ishm/site/my-info");
});

async function change(old: string, next: string, repeat = next) {
  for (const [label, text] of [
    ["Current password", old],
    ["New password", next],
    ["Confirm new password", repeat],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    if (text) await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
}

describe("my info", () => {
  // seed 99
  test("shows the own data, the own rights in words and where one is signed in", async () => {
    renderOffice(<MyInfoView />, officeWith(readOnly));
    expect(await screen.findByText("contents@mirsol.example")).toBeVisible();
    const notice = screen.getByText("Notice").closest("p");
    expect(within(notice as HTMLElement).getByText("read")).toBeVisible();
    expect(await screen.findByText("this browser")).toBeVisible();
  });

  test("a password that breaks a rule is not sent", async () => {
    renderOffice(<MyInfoView />);
    await change("", "short", "other");
    const summary = (await screen.findByRole("link", { name: /The new passwords do not match\./ })).closest(
      "ul",
    );
    expect(
      within(summary as HTMLElement)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Current password: Please fill this in.",
      "New password: The password does not meet the requirements yet.",
      "Confirm new password: The new passwords do not match.",
    ]);
    expect(sent).toEqual([]);
  });

  // seed 77
  test("a password made of the club's name is refused before it is sent, as the server would", async () => {
    renderOffice(<MyInfoView />);
    // Before they are there the server alone would refuse it.
    await waitFor(() => expect(wordsGiven).toBeGreaterThan(0));
    await change("MirsolAdm1n!", "Dunrath#2026");
    expect(
      await screen.findByRole("link", {
        name: "This password contains your ID or is easy to guess. Please choose another.",
      }),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  test.each([
    ["PW_WRONG", "Current password"],
    ["PW_REUSED", "New password"],
    ["VAL_PW_WEAK", "New password"],
  ] as const)("the refusal %s stands at the field: %s", async (code, label) => {
    refusal = code;
    renderOffice(<MyInfoView />);
    await change("MirsolAdm1n!", "Sol!20261123");
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
  });

  test("a new password is taken, and the fields are empty again", async () => {
    renderOffice(<MyInfoView />);
    await change("MirsolAdm1n!", "Sol!20261123");
    expect(await screen.findByText("Password changed. Other devices have been signed out.")).toBeVisible();
    expect(sent).toEqual([{ oldPassword: "MirsolAdm1n!", newPassword: "Sol!20261123" }]);
    expect(screen.getByLabelText("Current password")).toHaveValue("");
  });
});
