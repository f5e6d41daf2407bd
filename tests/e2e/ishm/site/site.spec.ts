import type { APIRequestContext } from "@playwright/test";
import { expect, ownHeaders, signIn, test, web } from "../../fixtures";

const put = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.put(`${web()}/hp/api${path}`, { headers: ownHeaders(), data });
  expect((await answer.json()).result).toBe(true);
};

// seed 27 97
test("the club's copyright line is changed in one language and stands at the foot of the site", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  const read = await page.request.get(`${web()}/hp/api/site/info?lang=en`);
  const { copyright } = (await read.json()).data;
  try {
    await page.goto(`${web()}/ishm/site/info`);
    await page.getByRole("tab", { name: /English/ }).click();
    await page.getByRole("textbox", { name: "저작권 표기" }).fill("© 1998 Mirsol, all its pines");
    await expect(page.getByRole("figure")).toContainText("© 1998 Mirsol, all its pines · CEO");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await expect(page.getByText("사이트 정보를 저장했습니다.")).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(`${web()}/`)).text())
      .toContain("© 1998 Mirsol, all its pines");
    expect(await (await page.request.get(`${web()}/ko`)).text()).not.toContain("all its pines");
  } finally {
    await put(page.request, "/site/info?lang=en", { copyright });
  }
});

test("a verification code that wants to be a script stays a text (E-09)", async ({ watched: page }) => {
  const wicked = '"><script>window.__x=1</script>';
  await signIn(page.context(), "superAdmin");
  try {
    await page.goto(`${web()}/ishm/site/ext-info`);
    await page.getByRole("textbox", { name: "네이버 확인 코드" }).fill(wicked);
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await expect(page.getByText("설정을 저장했습니다.")).toBeVisible();
    const content = () =>
      page.locator('meta[name="naver-site-verification"]').first().getAttribute("content", { timeout: 2000 });
    await expect(async () => {
      await page.goto(`${web()}/club`);
      expect(await content()).toBe(wicked);
    }).toPass();
    expect(await page.evaluate(() => "__x" in window)).toBe(false);
  } finally {
    await put(page.request, "/site/addition", { naverVerification: "" });
  }
});

// seed 29 98
test("before a stop the admin reads how many visitors it meets; after the question the site is stopped, and opened again", async ({
  browser,
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  const visitor = await browser.newContext();
  const state = async () => (await (await page.request.get(`${web()}/hp/api/site/state`)).json()).data.state;
  try {
    const asked = await visitor.newPage();
    await asked.goto(`${web()}/guide`, { waitUntil: "networkidle" });
    // An answer of the last five seconds is shared: the club API hears of who got it with the next question.
    const counted = async () => {
      await asked.getByRole("heading", { level: 1 }).click();
      const answer = await page.request.get(`${web()}/hp/api/ops/site/visitors`);
      return (await answer.json()).data.visitors as number;
    };
    await expect.poll(counted, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.goto(`${web()}/ishm/site/open`);
    await page.getByRole("radio", { name: /중지/ }).check();
    await page.getByRole("button", { name: "지금 변경" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(/최근 5분 동안 방문자 [1-9]\d*명이 이용했습니다\./);
    await question.getByRole("button", { name: "취소" }).click();
    await expect(question).toHaveCount(0);
    expect(await state()).toBe("1");

    await page.getByRole("button", { name: "지금 변경" }).click();
    await question.getByRole("button").last().click();
    await expect.poll(state).toBe("0");
    // A fresh screen: the change goes by the version that it shows.
    await page.reload();
    await page.getByRole("radio", { name: /정상/ }).check();
    await page.getByRole("button", { name: "지금 변경" }).click();
    await expect.poll(state).toBe("1");
  } finally {
    await put(page.request, "/site/state", { state: "1" });
    await visitor.close();
  }
});

test("the guide reads the site as a crawler does and finds its pages", async ({ watched: page }) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/site/ext-guide-google`);
  await page.getByRole("button", { name: "지금 확인" }).click();
  await expect(page.getByText("홈 화면이 응답합니다.")).toBeVisible();
  await expect(page.getByText(/^주소 \d+개가 있습니다\.$/)).toBeVisible();
  await expect(page.getByText("검색 로봇을 허용하며 사이트맵을 알려 줍니다.")).toBeVisible();
  await expect(page.getByText(/^찾은 유형: .*GolfCourse/)).toBeVisible();
});
