import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Activity, useState } from "react";
import { SiteStateView } from "@/components/ishm/site-state/site-state-view";
import type { SiteState } from "@/lib/contract/site/site";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeTexts, officeWith, readOnly, renderOffice } from "../office";
import { publicSite } from "./site-office";

const normal = (part: Partial<NonNullable<SiteState["admin"]>> = {}): SiteState => ({
  state: "1",
  title: "",
  message: "",
  startAt: null,
  endAt: null,
  admin: { allowIps: ["203.0.113.10"], i18n: {}, scheduled: null, version: 5, ...part },
});

let stored = normal();
let saves: MockedCall[] = [];

const server = mockServer(
  officeTexts,
  ...publicSite,
  mockCall("GET /site/state", () => stored),
  mockCall("GET /ops/site/visitors", () => ({ visitors: 37, minutes: 5 })),
  mockCall("PUT /site/state", (sent) => {
    saves.push(sent);
    return { state: "1", scheduled: false };
  }),
);

beforeEach(() => {
  stored = normal();
  saves = [];
  visit("/ishm/site/open");
});

const choose = async (label: string) => userEvent.click(await screen.findByRole("radio", { name: label }));
const saveNow = () => userEvent.click(screen.getByRole("button", { name: "Change now" }));

/** The screen as the frame keeps it: hidden while the admin looks at another one. */
function Kept() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown((now) => !now)}>
        Look away
      </button>
      <Activity mode={isShown ? "visible" : "hidden"}>
        <SiteStateView />
      </Activity>
    </>
  );
}
const lookAway = () => userEvent.click(screen.getByRole("button", { name: "Look away" }));

describe("the site-state screen", () => {
  // seed 29 98
  test("a stop is made only after a question that says what visitors will see", async () => {
    renderOffice(<SiteStateView />);
    await choose("Stopped");
    await userEvent.type(screen.getByLabelText("Title (English)"), "Maintenance");
    await saveNow();
    const question = await screen.findByRole("alertdialog", { name: "Change the site status to “Stopped”?" });
    expect(question).toHaveTextContent(
      "Visitors see a maintenance notice on every page. Members stay signed in; the back office stays open.",
    );
    expect(question).toHaveTextContent("37 visitors in the last 5 minutes.");
    expect(saves).toEqual([]);
    await userEvent.click(within(question).getByRole("button", { name: "Change now" }));
    await screen.findByText("Site status changed.");
    expect(saves[0]?.query.get("lang")).toBe("en");
    expect(saves[0]?.body).toEqual({
      state: "0",
      title: "Maintenance",
      message: "",
      startAt: null,
      endAt: null,
      allowIps: ["203.0.113.10"],
      i18n: {},
      version: 5,
    });
  });

  test("no to the question changes nothing", async () => {
    renderOffice(<SiteStateView />);
    await choose("Closed");
    await saveNow();
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(saves).toEqual([]);
    expect(screen.getByRole("radio", { name: "Closed" })).toBeChecked();
  });

  test("a plan is sent with the club's offset", async () => {
    renderOffice(<SiteStateView />);
    await choose("Stopped");
    fireEvent.change(screen.getByLabelText("Start"), { target: { value: "2026-11-24T02:00" } });
    fireEvent.change(screen.getByLabelText("End"), { target: { value: "2026-11-24T04:00" } });
    await userEvent.click(screen.getByRole("button", { name: "Schedule change" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent("Takes effect at 2026.11.24 (Tue) 02:00.");
    await userEvent.click(within(question).getByRole("button", { name: "Schedule change" }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      startAt: "2026-11-24T02:00:00+09:00",
      endAt: "2026-11-24T04:00:00+09:00",
    });
  });

  test("an address that is none is told with its line", async () => {
    renderOffice(<SiteStateView />);
    await choose("Stopped");
    await userEvent.type(screen.getByLabelText("Allowed IP addresses"), "\n203.0.113.0/24\nhome");
    await saveNow();
    const field = screen.getByLabelText("Allowed IP addresses");
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/Line 3: “home” is not an IP address or range\./);
    expect(saves).toEqual([]);
  });

  test("an end before the start is told at the end", async () => {
    renderOffice(<SiteStateView />);
    await choose("Stopped");
    fireEvent.change(screen.getByLabelText("Start"), { target: { value: "2026-11-24T02:00" } });
    fireEvent.change(screen.getByLabelText("End"), { target: { value: "2026-11-24T01:00" } });
    await userEvent.click(screen.getByRole("button", { name: "Schedule change" }));
    await waitFor(() => expect(screen.getByLabelText("End")).toBeInvalid());
  });

  test("the preview shows the page's own words where nothing is written", async () => {
    renderOffice(<SiteStateView />);
    await choose("Stopped");
    const preview = screen.getByRole("figure");
    expect(await within(preview).findByText("We will be back soon")).toBeVisible();
    expect(within(preview).getByText("For bookings, please call 031-000-1001.")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Title (English)"), "Maintenance");
    fireEvent.change(screen.getByLabelText("End"), { target: { value: "2026-11-24T04:00" } });
    expect(within(preview).getByText("Maintenance")).toBeVisible();
    expect(within(preview).getByText("We expect to be back at 2026.11.24 (Tue) 04:00.")).toBeVisible();
  });

  test("a planned change is shown and taken back after a question, and what is chosen stays", async () => {
    const startAt = "2026-11-24T02:00:00+09:00";
    stored = normal({ scheduled: { state: "0", startAt, endAt: null } });
    renderOffice(<SiteStateView />);
    expect(await screen.findByText("Scheduled: “Stopped” from 2026.11.24 (Tue) 02:00")).toBeVisible();
    await choose("Closed");
    await userEvent.click(screen.getByRole("button", { name: "Cancel schedule" }));
    const question = await screen.findByRole("alertdialog");
    stored = normal({ version: 6 });
    await userEvent.click(within(question).getByRole("button", { name: "Cancel schedule" }));
    await waitFor(() => expect(screen.queryByText(/^Planned/)).toBeNull());
    expect(saves[0]?.body).toMatchObject({ state: "1", startAt, endAt: null, version: 5 });
    expect(screen.getByRole("radio", { name: "Closed" })).toBeChecked();
  });

  test("somebody else's change is told, and what is chosen here stays", async () => {
    server.use(mockCall("PUT /site/state", () => refuse("STALE")));
    renderOffice(<SiteStateView />);
    await choose("Stopped");
    await saveNow();
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Change now" }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
    expect(screen.getByRole("radio", { name: "Stopped", hidden: true })).toBeChecked();
  });

  test("a kept form does not go over a newer state when it comes back", async () => {
    renderOffice(<Kept />);
    await choose("Closed");
    await lookAway();
    stored = normal({ version: 6 });
    await lookAway();
    await saveNow();
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Change now" }),
    );
    await waitFor(() => expect(saves[0]?.body).toMatchObject({ state: "2", version: 5 }));
  });

  test("an untouched form comes back with what the server has by then", async () => {
    renderOffice(<Kept />);
    await screen.findByRole("radio", { name: "Stopped" });
    await lookAway();
    stored = { ...normal({ version: 6 }), state: "0" };
    await lookAway();
    await waitFor(() => expect(screen.getByRole("radio", { name: "Stopped" })).toBeChecked());
  });

  test("without the number of visitors the question says so", async () => {
    server.use(mockCall("GET /ops/site/visitors", () => refuse("REQ_FORBIDDEN")));
    renderOffice(<SiteStateView />);
    await choose("Stopped");
    await saveNow();
    expect(await screen.findByRole("alertdialog")).toHaveTextContent(
      "The number of current visitors is unknown.",
    );
  });

  test("who may only read can change nothing", async () => {
    renderOffice(<SiteStateView />, officeWith(readOnly));
    expect(await screen.findByRole("radio", { name: "Stopped" })).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Change now" })).toBeNull();
  });
});
