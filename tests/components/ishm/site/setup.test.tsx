import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommandBar } from "@/components/ishm/frame/bar/command-bar";
import { SetupBanner } from "@/components/ishm/setup/setup-banner";
import { SetupView } from "@/components/ishm/setup/setup-view";
import type { SetupOverview, SetupPlace, SetupStep } from "@/lib/contract/site/setup";
import { setupStepNames } from "@/lib/contract/site/setup-steps";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { siteOffice } from "./site-office";

const steps = (part: Partial<Record<string, Partial<SetupStep>>> = {}): SetupStep[] =>
  setupStepNames.map((step) => ({ step, isDone: true, missing: [], seen: null, version: 0, ...part[step] }));

const overviewOf = (part: Partial<SetupOverview> = {}): SetupOverview => ({
  openedAt: null,
  openedBy: null,
  steps: steps({
    identity: { isDone: false, missing: [{ gap: "clubName", of: ["en", "ja"] }] },
    rules: { isDone: false, missing: [{ gap: "notLookedAt", of: [] }] },
  }),
  drafts: [],
  tests: { email: null, sms: null, identity: null },
  missingRecords: [],
  counts: { admins: 1, members: 0, slots: 0, courses: 2 },
  ...part,
});

const place: SetupPlace = {
  lat: 56.3433,
  lon: -2.8022,
  zone: "UTC",
  country: "GB",
  currency: "GBP",
  symbol: "£",
  locale: "en-GB",
  decimals: 2,
  roundingUnit: 1,
  dateFormat: 25,
  languages: ["en"],
  defaultLanguage: "en",
  version: "1.1",
  isSaved: false,
};

let stored = overviewOf();
let sent: MockedCall[] = [];

const server = mockServer(
  mockCall("GET /ops/setup", () => stored),
  mockCall("GET /ops/setup/place", () => place),
  mockCall("PUT /ops/setup/place", (call) => {
    sent.push(call);
    return { version: "2.2" };
  }),
  mockCall("PUT /ops/setup/steps/{step}", (call) => {
    sent.push(call);
    return { step: "rules", by: "ailsa", at: "2026-11-23T10:00:00+09:00", version: 1 };
  }),
  mockCall("POST /ops/setup/open", () => refuse("SETUP_MISSING", "1")),
);

beforeEach(() => {
  stored = overviewOf();
  sent = [];
  visit("/ishm/setup");
});

const rail = async () => within(await screen.findByRole("navigation", { name: "Set-up steps" }));

test("begins at the first step that is not finished, and says in each what is missing", async () => {
  renderOffice(<SetupView />, siteOffice());
  const links = await rail();
  expect(links.getByRole("link", { current: "step" })).toHaveTextContent("Name and logos1 item missing");
  expect(screen.getByText(/Club name missing in: English, Japanese/)).toBeInTheDocument();
  expect(screen.getByText("8 of 10 steps done.")).toBeInTheDocument();
});

test("any step can be gone to, and a look is noted with the version that was seen", async () => {
  renderOffice(<SetupView />, siteOffice());
  await userEvent.click((await rail()).getByRole("link", { name: /Booking rules/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Confirm as is" }));
  await screen.findByText("Booking rules: confirmed.");
  expect(sent[0]).toMatchObject({ body: { version: 0 } });
});

test("a place that was pasted is said in words, its zone is offered, and all is saved as one", async () => {
  visit("/ishm/setup?step=place");
  renderOffice(<SetupView />, siteOffice());
  const field = await screen.findByRole("textbox", { name: /Coordinates/ });
  await userEvent.clear(field);
  await userEvent.type(field, "56°20'36\"N 2°48'08\"W");
  expect(screen.getByText(/km south-east of Dundee\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Use this time zone" }));
  expect(screen.getByText("£45.00")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Location and time zone saved.");
  expect(sent[0]?.body).toMatchObject({
    lat: 56.34333,
    lon: -2.80222,
    zone: "Europe/London",
    version: "1.1",
  });
});

test("a place is found by the name of a city and moved by keys, and its sun is told", async () => {
  visit("/ishm/setup?step=place");
  renderOffice(<SetupView />, siteOffice());
  await userEvent.type(await screen.findByRole("combobox", { name: "Find a city" }), "dund");
  await userEvent.click(await screen.findByRole("option", { name: /Dundee/ }));
  expect(screen.getByRole("textbox", { name: /Coordinates/ })).toHaveValue("56.46, -2.97");
  const plate = screen.getByRole("slider", { name: "Club location" });
  expect(plate).toHaveAttribute("aria-valuetext", "56.4600° north, 2.9700° west");
  plate.focus();
  await userEvent.keyboard("+{Shift>}{ArrowDown}{/Shift}{ArrowRight}");
  expect(plate).toHaveAttribute("aria-valuetext", "56.4350° north, 2.7200° west");
  expect(screen.getByText(/Sunrise there today is .* check the location or time zone/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Location and time zone saved.");
  expect(sent[0]?.body).toMatchObject({ lat: 56.435, lon: -2.72 });
});

test("without a place it says where to get one, and sends nothing", async () => {
  visit("/ishm/setup?step=place");
  renderOffice(<SetupView />, siteOffice());
  await userEvent.clear(await screen.findByRole("textbox", { name: /Coordinates/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(
    (
      await screen.findAllByText(
        /Please paste the clubhouse coordinates from a map service, such as 56\.3433, -2\.8022\./,
      )
    ).length,
  ).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test("the club cannot be opened before every step is done", async () => {
  visit("/ishm/setup?step=open");
  renderOffice(<SetupView />, siteOffice());
  expect(await screen.findByRole("button", { name: "Open the club" })).toBeDisabled();
});

test("opening the club reads the site's state anew, which the bar above shows", async () => {
  visit("/ishm/setup?step=open");
  stored = overviewOf({ steps: steps() });
  let state: "0" | "1" = "0";
  server.use(
    mockCall("GET /site/state", () => ({ state, title: "", message: "", startAt: null, endAt: null })),
    mockCall("POST /ops/setup/open", () => {
      state = "1";
      const opening = { openedAt: "2026-11-23T10:00:00+09:00", openedBy: "ailsa" };
      stored = overviewOf({ ...opening, steps: [] });
      return { ...opening, slots: 120 };
    }),
  );
  renderOffice(
    <>
      <CommandBar onOpenMenu={() => undefined} />
      <SetupView />
    </>,
    siteOffice(),
  );
  expect(await screen.findByText("Site stopped")).toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: "Open the club" }));
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Open the club" }));
  expect(await screen.findByText("Site live")).toBeInTheDocument();
});

test("an open club says since when and by whom", async () => {
  stored = overviewOf({ openedAt: "2026-11-23T10:00:00+09:00", openedBy: "ailsa", steps: [] });
  renderOffice(<SetupView />, siteOffice());
  expect(await screen.findByText("Opened on 2026.11.23 10:00 by ailsa.")).toBeInTheDocument();
});

test("asks the server for nothing while the admin is no super admin", async () => {
  let reads = 0;
  server.use(
    mockCall("GET /ops/setup", () => {
      reads += 1;
      return stored;
    }),
  );
  const office = { ...siteOffice(), isSSAdmin: false };
  renderOffice(
    <>
      <SetupBanner />
      <SetupView />
    </>,
    office,
  );
  expect(await screen.findByText("Super admins only")).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Set-up" })).toBeNull();
  expect(reads).toBe(0);
});
