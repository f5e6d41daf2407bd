import { expect, type Person, people, signIn, test, web } from "../fixtures";

const password = (who: Person) => people[who].password;

test("the palette opens a notice by its title, from the keyboard alone", async ({ watched: page }) => {
  await signIn(page.context(), "editor");
  await page.goto(`${web()}/ishm`);
  const title = (await (await page.request.get(`${web()}/hp/api/notice/12?lang=ko&scope=admin`)).json()).data
    .title;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  // Lists have a combobox of their own, the rows of a page.
  const field = page.getByRole("dialog").getByRole("combobox");
  await field.fill("ㄱㅈㅅㅎ");
  await expect(page.getByRole("option", { selected: true })).toContainText("공지사항");
  await field.fill(title);
  await expect(page.getByRole("option", { name: title })).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/ishm\/notice\/12$/);
});

/* Not watched: what was being read when the session is given up is refused, which a browser puts into its console. */
test("an office that nobody works in locks itself, and opens for the same admin with what was typed", async ({
  page,
}) => {
  await signIn(page.context(), "editor");
  await page.clock.install();
  await page.goto(`${web()}/ishm/notice/new`);
  await page.getByRole("tab", { name: /한국어/ }).click();
  await page.getByRole("textbox", { name: "제목" }).fill("반쯤 쓴 공지");
  await page.clock.fastForward("14:10");
  await page.getByRole("alertdialog").getByRole("button", { name: "계속 사용" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.clock.fastForward("15:10");
  const lock = page.getByRole("dialog", { name: "잠금" });
  await expect(lock).toBeVisible();
  await expect(page.getByRole("textbox", { name: "제목" })).toHaveCount(0);
  await expect
    .poll(async () => (await (await page.request.get(`${web()}/session`)).json()).signedIn)
    .toBe(false);
  await page.keyboard.press("Escape");
  await lock.getByLabel("비밀번호", { exact: true }).fill(password("editor"));
  await lock.getByRole("button", { name: "잠금 풀기" }).click();
  await expect(lock).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "제목" })).toHaveValue("반쯤 쓴 공지");
});

test("a half-typed notice survives a look at the dashboard and is listed as unfinished until it is given up", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/notice/new`);
  await page.getByRole("tab", { name: /한국어/ }).click();
  await page.getByRole("textbox", { name: "제목" }).fill("쓰다 만 공지");
  const menu = page.getByRole("navigation", { name: "관리 메뉴" });
  await menu.getByRole("link", { name: "대시보드" }).click();
  await expect(page).toHaveURL(/\/ishm$/);
  await expect(menu.getByRole("link", { name: "공지사항 (저장 안 됨)" })).toBeVisible();
  const unfinished = page.getByRole("button", { name: "저장하지 않은 화면 1개" });
  await unfinished.click();
  await page.getByRole("dialog", { name: "저장 안 됨" }).getByRole("link").click();
  await expect(page.getByRole("textbox", { name: "제목" })).toHaveValue("쓰다 만 공지");
  await unfinished.click();
  await page.getByRole("dialog", { name: "저장 안 됨" }).getByRole("button").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "버리기" }).click();
  await expect(unfinished).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "제목" })).toHaveValue("");
});

test("a list comes back with its filter and where it was scrolled to", async ({ watched: page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page.context(), "superAdmin");
  // The line of sums under the title comes last; it would move what is scrolled to.
  await page.goto(`${web()}/ishm/notice?size=50`, { waitUntil: "networkidle" });
  await expect(page.getByRole("row").nth(10)).toBeVisible();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const menu = page.getByRole("navigation", { name: "관리 메뉴" });
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
  await expect.poll(top).toBe(200);
  // A click of the test's own hand would scroll the link into sight first.
  await menu.getByRole("link", { name: "대시보드" }).dispatchEvent("click");
  await expect(page).toHaveURL(/\/ishm$/);
  await menu.getByRole("link", { name: "공지사항" }).click();
  await expect(page).toHaveURL(/\/ishm\/notice\?size=50$/);
  await expect.poll(top).toBe(200);
});
