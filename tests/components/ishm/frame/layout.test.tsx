import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PageHead } from "@/components/ishm/frame/page-head";
import { OfficeFrame } from "@/components/ishm/frame/root/office-frame";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { useUnsavedGuard } from "@/components/ishm/frame/root/unsaved";
import { dirtyForms, setDirty } from "@/lib/web/runtime/dirty";
import { toastBar } from "@/lib/web/runtime/toasts";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { usePathname, visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";

mockServer(
  mockCall("GET /site/state", () => ({ state: "1", title: "", message: "", startAt: null, endAt: null })),
  mockCall("GET /site/info", ({ query }) => ({
    clubIdx: 1,
    clubCode: "MS01",
    clubName: `Club ${query.get("clubCode")}`,
    ceoName: "",
    businessNo: "",
    zipCode: "",
    address: "",
    addressDetail: "",
    clubPhoneNo: "",
    rsvPhoneNo: "",
    clubFaxNo: null,
    email: "",
    lat: 37,
    lon: 127,
    sns: {},
    copyright: "",
  })),
  mockCall("POST /ops/session/club", () => refuse("REQ_FORBIDDEN")),
);

beforeEach(() => {
  // jsdom scrolls nothing.
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  for (const key of dirtyForms.get()) setDirty(key, false);
  act(() => visit("/ishm/site/open"));
});

function TypedScreen() {
  const [text, setText] = useState("");
  useUnsavedGuard(text !== "");
  return (
    <>
      <PageHead title="Site status" />
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  );
}
function Page() {
  const path = usePathname();
  return (
    <Screen key={path}>
      {path === "/ishm/site/open" ? <TypedScreen /> : <PageHead title="Edit notice" />}
    </Screen>
  );
}
const frame = (
  <OfficeFrame>
    <Page />
  </OfficeFrame>
);
const bar = () => within(screen.getByRole("banner"));

describe("the way to a screen", () => {
  test("is its group and its menu, then the screen, which is no link", async () => {
    act(() => visit("/ishm/notice/7"));
    renderOffice(frame);
    const way = within(screen.getByRole("navigation", { name: "You are here" }));
    expect(way.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
      "Boards",
      "Notice",
      "Edit notice",
    ]);
    expect(way.getByRole("link", { name: "Notice" })).toHaveAttribute("href", "/ishm/notice");
    expect(way.getByText("Edit notice")).toHaveAttribute("aria-current", "page");
    expect(way.getAllByRole("link")).toHaveLength(1);
  });
});

describe("unfinished work", () => {
  test("is counted in the bar, marked in the menu, and opened from the list", async () => {
    renderOffice(frame);
    expect(bar().queryByRole("button", { name: /unsaved/ })).toBeNull();
    await userEvent.type(screen.getByLabelText("Text"), "half");
    await act(async () => visit("/ishm/notice"));
    const menu = within(screen.getByRole("navigation", { name: "Back-office menu" }));
    expect(menu.getByRole("link", { name: "Site status (Unsaved)" })).toBeVisible();
    await userEvent.click(bar().getByRole("button", { name: "1 screen with unsaved changes" }));
    expect(await bar().findByRole("link", { name: /^Site status/ })).toHaveAttribute(
      "href",
      "/ishm/site/open",
    );
  });

  test("is given up after a question that names it, and the screen begins anew", async () => {
    renderOffice(frame);
    await userEvent.type(screen.getByLabelText("Text"), "half");
    await userEvent.click(bar().getByRole("button", { name: "1 screen with unsaved changes" }));
    await userEvent.click(await bar().findByRole("button", { name: "Discard changes in “Site status”" }));
    const question = await screen.findByRole("alertdialog", { name: "Discard changes in “Site status”?" });
    await userEvent.click(within(question).getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.getByLabelText("Text")).toHaveValue(""));
    expect(bar().queryByRole("button", { name: /unsaved changes/ })).toBeNull();
  });
});

describe("the messages of this session", () => {
  test("can be read again after they have gone", async () => {
    renderOffice(frame);
    act(() => void toastBar("Saved."));
    await userEvent.click(bar().getByRole("button", { name: "Recent notifications: 1" }));
    expect(await bar().findByText("Saved.")).toBeVisible();
  });
});

describe("the clubs of an admin", () => {
  test("one club needs no switch", () => {
    renderOffice(frame);
    expect(bar().queryByRole("button", { name: /^Club:/ })).toBeNull();
  });

  test("of several another one can be entered; a refusal is told", async () => {
    renderOffice(frame, { ...officeWith(), clubs: ["MS01", "MS02"] });
    await userEvent.click(bar().getByRole("button", { name: "Club: Mirsol Country Club. Change club" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /Club MS02/ }));
    expect(await screen.findByRole("alert")).not.toBeEmptyDOMElement();
  });
});
