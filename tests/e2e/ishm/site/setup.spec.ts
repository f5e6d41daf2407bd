import type { Page } from "@playwright/test";
import { seedClub } from "../../../support/runs/prepared-data";
import {
  freePort,
  runCommand,
  startApi,
  startTogether,
  startWeb,
  temporaryFolder,
} from "../../../support/web/stack.mjs";
import { expect, test, violations } from "../../fixtures";
import { hand } from "../../hand";

const clubCode = "CR01";
const own = "Craigmu1r!Links";

/** A club made from a preset beside the demo's, with a web of its own. */
async function startNewClub() {
  const data = temporaryFolder("new-club");
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const place = await seedClub(data.folder);
  const words = ["add", clubCode, "--preset", "links", "--language", "en"];
  const admin = await runCommand<{ id: string; tempPassword: string }>(words, place);
  const [api, web] = await startTogether(
    startApi({ ...place, API_PORT: String(apiPort) }),
    startWeb({
      PORT: String(webPort),
      HP_API_URL: `http://127.0.0.1:${apiPort}`,
      CLUB_CODE: clubCode,
    }),
  );
  const stop = async () => {
    await web.stop();
    await api.stop();
    data.remove();
  };
  return { origin: `http://localhost:${webPort}`, admin, stop };
}

/** Counts a person's acts on the way, beside typing. */
function officeHand(page: Page) {
  const { click, count } = hand();
  let letters = 0;
  let told = { clicks: 0, letters: 0 };
  return {
    press: (name: string | RegExp) => click(page.getByRole("button", { name, exact: true })),
    follow: (name: string | RegExp) => click(page.getByRole("main").getByRole("link", { name }).first()),
    write: async (label: string | RegExp, text: string) => {
      await click(page.getByRole("textbox", { name: label }).first());
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.insertText(text);
      letters += text.length;
    },
    click,
    /** Prints what a step took since the one before it. */
    tell: (step: string) => {
      process.stdout.write(`${step}: ${count() - told.clicks} clicks, ${letters - told.letters} letters\n`);
      told = { clicks: count(), letters };
    },
  };
}

type Hand = ReturnType<typeof officeHand>;

async function signInFirst(page: Page, { press, write }: Hand, admin: { id: string; tempPassword: string }) {
  await write("ID", admin.id);
  await write("Password", admin.tempPassword);
  await press("Sign in");
  await write("Current password", admin.tempPassword);
  await write(/^New password/, own);
  await write(/^Confirm new password/, own);
  await press("Change password");
  await expect(page.getByText("The club is not open yet")).toBeVisible();
}

/** A step of the list, seen as done when its work is. */
const stepOf = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Set-up steps" }).getByRole("link", { name });
const isDone = (page: Page, name: string) => expect(stepOf(page, `${name} Done`)).toBeVisible();

async function sayWhoItIs(page: Page, { press, follow, write }: Hand) {
  await follow("Club details");
  await write("Club name", "Craigmuir Links");
  await press("Save");
  // A missing field is said with its name.
  await expect(page.getByRole("link", { name: "Main phone: Please fill this in." })).toBeVisible();
  await write("Address", "1 Shore Road, Craigmuir");
  await write(/^Main phone/, "01334 000 100");
  await write(/^Email/, "office@craigmuir.example");
  await press("Save");
  await expect(page.getByText("Club details saved.")).toBeVisible();
  await follow(/^Back to set-up/);
  await isDone(page, "Name and logos");
}

async function goThroughThePreset(page: Page, { press, click }: Hand) {
  await click(stepOf(page, "Location and time zone"));
  await press("Save");
  await isDone(page, "Location and time zone");
  for (const name of ["Courses and holes", "Tee times", "Fees", "Booking rules", "Texts and images"]) {
    await click(stepOf(page, name));
    await press("Confirm as is");
    await isDone(page, name);
  }
}

async function publishTerms(page: Page, { click }: Hand) {
  await click(stepOf(page, "Terms"));
  const drafts = page.getByRole("button", { name: /^Publish / });
  await expect(drafts.first()).toBeVisible();
  for (let left = await drafts.count(); left > 0; left -= 1) {
    await click(drafts.first());
    await click(page.getByRole("alertdialog").getByRole("button", { name: "Publish" }));
    await expect(drafts).toHaveCount(left - 1);
  }
  await isDone(page, "Terms");
}

async function nameSendersAndPeople(page: Page, { press, follow, write, click }: Hand) {
  await click(stepOf(page, "Messages and identity"));
  await follow("Identity & senders");
  await write("Text message sender", "01334 000 100");
  await write("Email sender", "no-reply@craigmuir.example");
  await press("Save");
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await follow(/^Back to set-up/);
  await click(stepOf(page, "Administrators and members"));
  await follow("Admin accounts");
  await click(page.getByRole("table").getByRole("link", { name: "ssadmin1" }));
  await write("Name", "Ailsa Muir");
  // The screen of the club's details is kept behind this one, and has a field of that name too.
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toBeVisible();
  await write("Email", "ailsa@craigmuir.example");
  await write("Phone", "01334 000 102");
  await press("Save");
  await expect(page.getByText("Account saved.")).toBeVisible();
}

test("a club abroad is made by a command and opened by its screens alone, and is nobody else's", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { origin, admin, stop } = await startNewClub();
  // The view of a new club is a picture that nobody has drawn yet: its pages are read without it.
  await page.route("**/landscape/**", (route) => route.abort());
  try {
    await page.goto(origin);
    await expect(page.getByRole("heading", { name: "Opening soon" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Language" })).toBeHidden();
    await page.goto(`${origin}/login?next=%2Fishm`);
    const person = officeHand(page);
    await signInFirst(page, person, admin);
    person.tell("signed in with an own password");
    await person.follow("Continue set-up");
    await expect(page.getByRole("heading", { level: 2, name: "Name and logos" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await sayWhoItIs(page, person);
    person.tell("name and contact");
    await goThroughThePreset(page, person);
    person.tell("place, courses, tee times, fees, rules, texts as the preset has them");
    await publishTerms(page, person);
    person.tell("terms");
    await nameSendersAndPeople(page, person);
    person.tell("senders and administrator");
    await page.goto(`${origin}/ishm/setup?step=open`);
    await person.press("Open the club");
    await person.click(page.getByRole("alertdialog").getByRole("button", { name: "Open the club" }));
    await expect(page.getByText("Set-up is complete.")).toBeVisible();
    await expect(page.getByRole("banner").getByText("Site live")).toBeVisible();
    person.tell("opened");

    await page.context().clearCookies();
    await page.goto(origin);
    await expect(page).toHaveTitle(/^Craigmuir Links/);
    await expect(page.getByRole("contentinfo")).toContainText("© Craigmuir Links");
    expect(await page.locator("head").innerHTML()).not.toMatch(/CR01|Mirsol|\{clubName\}/);
    await expect(page.locator("body")).not.toContainText(/CR01|MS01|Mirsol|미르솔|\(\)/, {
      useInnerText: true,
    });
    await expect(page.getByText(/from £\d/).first()).toBeVisible();
    // A section that the club has written nothing for is neither shown nor named; a part without tee times is not offered.
    await expect(page.getByRole("combobox", { name: "Time of day" }).getByRole("option")).toHaveCount(3);
    await page.goto(`${origin}/club`);
    const leads = page.getByRole("main").locator('a[href*="/club#"]');
    expect(
      await leads.evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).hash)),
    ).toEqual(["#location", "#hof"]);
  } finally {
    await stop();
  }
});
