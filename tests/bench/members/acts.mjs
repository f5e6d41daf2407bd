import { arrive, openOn, timeOfAct } from "./visit.mjs";

/*
 * The acts of a member on the slowed phone, each timed from the finger to the next paint: choose a time, add a player, book,
 * filter, open a record, save. Each time the whole way is gone with cold caches.
 */

const account = { memberIdx: 100_001, password: "Mirsol2026!" };

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Takes a booking back, so that the limits of a member never end the next way. */
async function cancel({ request }, origin, page) {
  const bookingIdx = Number(/bookings\/(\d+)/.exec(page.url())?.[1]);
  const headers = { origin, "sec-fetch-site": "same-origin", "idempotency-key": crypto.randomUUID() };
  const data = { bookingIdx, agreePenalty: true };
  const answer = await request.delete(`${origin}/hp/api/reservation/cancel`, { headers, data });
  if (!(await answer.json()).result) throw new Error(`booking ${bookingIdx} was not cancelled`);
}

/** The last day that can be booked: a round of it is taken back without a penalty. */
async function dayToBook({ request }, origin) {
  const answer = await request.get(
    `${origin}/hp/api/reservation/calendar/${account.memberIdx}?clubCode=MS01`,
  );
  const { days } = (await answer.json()).data;
  return days.findLast(({ opened, freeTeams }) => opened && freeTeams > 8).date;
}

/** From a day's times to the booking. */
async function bookARound({ context, page }, origin) {
  const day = await dayToBook(context, origin);
  await arrive(page, `${origin}/reservation?date=${day}`, { useful: "#live button[data-slot-idx]" });
  const took = {};
  took["filter times"] = await timeOfAct(page, () => button(page, "Available only").click());
  took["choose a time"] = await timeOfAct(page, () =>
    page.locator("#live button[data-slot-idx]").first().click(),
  );
  const other = page.getByText("Add someone else", { exact: true });
  await other.waitFor();
  const name = page.getByLabel("Companion's name");
  if (!(await name.isVisible())) took["open who else plays"] = await timeOfAct(page, () => other.click());
  took["type a name"] = await timeOfAct(page, () => name.pressSequentially("Kim Hana"));
  took["add a player"] = await timeOfAct(page, () => button(page, "Add companion").click());
  const consent = page.getByRole("checkbox", { name: /rules/i });
  took.agree = await timeOfAct(page, () => consent.click());
  took.book = await timeOfAct(page, () => button(page, "Book this time").click());
  await page.waitForURL(/\/mypage\/bookings\/\d+/);
  await cancel(context, origin, page);
  return took;
}

/** The list of rounds, narrowed, and one of them. */
async function openARound({ page }, origin) {
  await arrive(page, `${origin}/mypage/bookings`, { useful: "main ul.rule-top, [data-slot=empty-state]" });
  const took = {};
  took["filter rounds"] = await timeOfAct(page, () => button(page, "Past").click());
  const row = page.locator("main ul.rule-top > li a").first();
  await row.waitFor();
  await page.waitForLoadState("networkidle");
  took["open a record"] = await timeOfAct(page, () => row.click());
  await page.waitForURL(/\/mypage\/bookings\/\d+/);
  return took;
}

/** One's own data, changed. */
async function saveData({ page }, origin, text) {
  await arrive(page, `${origin}/mypage/myinfo/check`, { useful: "main form" });
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await button(page, "Continue").click();
  await button(page, "Save").waitFor();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Flat, floor or building").fill(text);
  return { save: await timeOfAct(page, () => button(page, "Save").click()) };
}

/** Who saves in turn: a member's password is checked ten times in ten minutes, once a round. */
const savers = ["member", "secondMember", "thirdMember"];

/** All acts once, each on a phone of its own: name to milliseconds. `signInAs` signs a context in as one of the accounts. */
export async function actOnce(browser, origin, { signInAs, run }) {
  const took = {};
  for (const [who, way] of [
    ["member", (phone) => bookARound(phone, origin)],
    ["member", (phone) => openARound(phone, origin)],
    [savers[run % savers.length], (phone) => saveData(phone, origin, `${run + 1}F`)],
  ]) {
    const phone = await openOn(browser, "phone", signInAs(who));
    try {
      Object.assign(took, await way(phone));
    } finally {
      await phone.context.close();
    }
  }
  return took;
}
