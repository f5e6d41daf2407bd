import type { CallOutput } from "@/lib/contract/routes";
import { expect, test, web } from "../fixtures";

// seed 62
test("the practice grounds say what to do, whom to ask, and nothing of military rules here", async ({
  page,
  request,
}) => {
  await page.goto(`${web()}/pft`);
  await expect(page.locator("h1")).toHaveText("Practice");
  // Place, hours, bays, fees and rules of each ground, as the office keeps them.
  const answer = await request.get(`${web()}/hp/api/practice?clubCode=MS01&lang=en`);
  const { list } = ((await answer.json()) as { data: CallOutput<"GET /practice"> }).data;
  const shown = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
  expect(list.length).toBeGreaterThan(1);
  for (const { name, place, hours, bays, rules, ...fees } of list) {
    const prices = [fees.ballPrice, fees.hourPrice, fees.dayPrice, fees.lessonPrice]
      .filter((price) => price !== null)
      .map((price) => `₩${price.toLocaleString("en")}`);
    const opening = hours.map(({ opens, closes }) => `${opens} – ${closes}`);
    const facts = [name, place, ...opening, ...(bays ? [String(bays)] : []), ...prices, ...rules.split("\n")];
    expect([name, facts.filter((fact) => !shown.includes(fact))]).toEqual([name, []]);
  }
  await expect(page.locator("section#warm-up").getByRole("listitem")).toHaveCount(4);
  await expect(page.locator("section#ask").getByRole("link", { name: "031-000-1001" })).toHaveAttribute(
    "href",
    "tel:031-000-1001",
  );
  // The preset of military courses (C0010 v4) is off in the demo club.
  await expect(page.locator("section#service")).toHaveCount(0);
  await page.locator("section#ask").getByRole("link", { name: "The course" }).click();
  await expect(page).toHaveURL(`${web()}/course`);
});
