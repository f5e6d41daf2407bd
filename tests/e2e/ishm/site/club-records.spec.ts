import { expect, officeStands, signIn, test, web } from "../../fixtures";
import { saveAll, visited } from "../boards/board-desk";

test("the hours of a facility and a fee of the range are changed, and the next visitor reads them", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  await visited(page, "/ko/club");
  await visited(page, "/ko/pft");

  await page.goto(`${web()}/ishm/site/facilities?kind=FACILITY`);
  await officeStands(page);
  await page.getByRole("link", { name: "프로숍" }).click();
  const hours = page.getByLabel("이용 시간", { exact: true });
  await expect(hours).toHaveValue("06:00 – 19:00");
  await hours.fill("06:10 – 19:40");
  await saveAll(page);
  expect((await visited(page, "/ko/club")).text).toContain("06:10 – 19:40");
  await hours.fill("06:00 – 19:00");
  await saveAll(page);

  await page.goto(`${web()}/ishm/site/practice`);
  await page.getByRole("link", { name: "드라이빙 레인지" }).click();
  const basket = page.getByLabel("공 한 바구니", { exact: true });
  await expect(basket).toHaveValue("6,000");
  await basket.fill("6500");
  await saveAll(page);
  expect((await visited(page, "/ko/pft")).text).toContain("₩6,500");
  expect((await visited(page, "/pft")).text).toContain("₩6,500");
  await basket.fill("6000");
  await saveAll(page);
  expect((await visited(page, "/ko/pft")).text).not.toContain("₩6,500");
});

test("the headline is written in Korean, and stands on the home page in Korean alone", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  const home = async (path: string) => (await page.request.get(`${web()}${path}`)).text();
  await page.goto(`${web()}/ishm/site/words`);
  await officeStands(page);
  const headline = page.getByLabel("제목", { exact: true });
  const before = await headline.inputValue();
  await headline.fill("눈 내린 솔숲의 27홀");
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect.poll(() => home("/ko")).toContain("눈 내린 솔숲의 27홀");
  expect(await home("/")).toContain("27 holes in the scent of pines");
  await headline.fill(before);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect.poll(() => home("/ko")).toContain(before);
});
