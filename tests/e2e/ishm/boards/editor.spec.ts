import type { Page } from "@playwright/test";
import { expect, ownHeaders, signIn, test, violations, web } from "../../fixtures";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const wordList =
  "<html><body><!--StartFragment-->" +
  "<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]><span lang=EN-US>접수<o:p></o:p></span></p>" +
  "<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]><span lang=EN-US>출발<o:p></o:p></span></p>" +
  "<!--EndFragment--></body></html>";

const text = (page: Page) => page.getByRole("textbox", { name: "내용" });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });

/** A new notice with a title, its cursor in the text. */
async function begin(page: Page, title: string) {
  await signIn(page.context(), "editor");
  await page.goto(`${web()}/ishm/notice`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "새 공지" }).click();
  await page.getByRole("tab", { name: /한국어/ }).click();
  await page.getByRole("textbox", { name: "제목" }).fill(title);
  await text(page).click();
}

async function paste(page: Page, html: string) {
  await text(page).evaluate((field, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", markup);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Pictures and the player answer here: nothing leaves this machine. */
async function answerForOthers(page: Page) {
  await page.route("**/files/content/**", (route) =>
    route.fulfill({ contentType: "image/png", body: pixel }),
  );
  await page.route("**/hp/api/ops/images/notice", (route) => {
    const data = { url: "/files/content/e2e", width: 1200, height: 800 };
    return route.fulfill({ json: { result: true, data } });
  });
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>plays</p>" }),
  );
}

const written: string[] = [];

async function save(page: Page) {
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await expect(page).toHaveURL(/\/ishm\/notice\/\d+$/);
  const noticeIdx = page.url().split("/").at(-1) ?? "";
  written.push(noticeIdx);
  return noticeIdx;
}

/** A post in one language only is left out of the crawl of the site. */
test.afterEach(async ({ page }) => {
  const idxs = written.splice(0).map(Number);
  if (idxs.length === 0) return;
  await page.request.delete(`${web()}/hp/api/notice`, { headers: ownHeaders(), data: { idxs } });
});

test("a notice of tables, boxes, links, a pasted list, an image and a video is read as it was written", async ({
  watched: page,
}) => {
  await answerForOthers(page);
  await begin(page, "편집기 시험 공지");
  await page.keyboard.type("예약 안내");
  await tool(page, "안내 상자").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await tool(page, "링크").click();
  await page.getByRole("textbox", { name: "링크 주소" }).fill("https://mirsol.example/course");
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await paste(page, wordList);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await tool(page, "표 삽입").click();
  await page.keyboard.type("구분");
  await page.keyboard.press("Tab");
  await page.keyboard.type("요금");
  await tool(page, "열 삭제").click();
  await expect(text(page).getByRole("columnheader")).toHaveCount(2);
  await text(page).getByRole("columnheader").last().click();
  await page.keyboard.type("시간");
  await page.keyboard.press("ControlOrMeta+End");
  await tool(page, "동영상").click();
  await page.getByRole("textbox", { name: "동영상 주소" }).fill("https://youtu.be/dQw4w9WgXcQ");
  await page.getByRole("textbox", { name: "동영상 제목" }).fill("10번 홀");
  await page.keyboard.press("Enter");

  const chosen = page.waitForEvent("filechooser");
  await tool(page, "이미지").click();
  await (await chosen).setFiles({ name: "pine.png", mimeType: "image/png", buffer: pixel });
  await page.getByRole("textbox", { name: "이미지 설명" }).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "이미지 설명을 입력하거나" })).toBeVisible();
  await page.getByRole("textbox", { name: "이미지 설명" }).fill("눈 덮인 소나무");
  await page.keyboard.press("Enter");
  await expect(text(page).getByRole("img", { name: "눈 덮인 소나무" })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const noticeIdx = await save(page);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(web())) elsewhere.push(request.url());
  });
  await page.goto(`${web()}/ko/community/notice/${noticeIdx}`, { waitUntil: "networkidle" });
  const prose = page.locator(".prose");
  await expect(prose.getByRole("note")).toContainText("안내");
  await expect(prose.getByRole("columnheader")).toHaveText(["구분", "시간"]);
  await expect(prose.locator("ol > li")).toHaveText(["접수", "출발"]);
  await expect(prose.getByRole("link", { name: "https://mirsol.example/course" })).toBeVisible();
  const image = prose.getByRole("img", { name: "눈 덮인 소나무" });
  await expect(image).toHaveAttribute("srcset", /\/files\/content\/e2e\?w=480 480w/);
  expect(await violations(page)).toEqual([]);
  expect(elsewhere).toEqual([]);

  await prose.getByRole("link", { name: "동영상 재생: 10번 홀" }).click();
  const frame = page.locator("figure iframe");
  await expect(frame).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1");
  await expect(frame.contentFrame().getByText("plays")).toBeVisible();
});

test("an image that cannot be stored is told of, and the text stays as it was", async ({ page }) => {
  await page.route("**/hp/api/ops/images/notice", (route) =>
    route.fulfill({
      status: 413,
      json: {
        result: false,
        fail: { code: 413, msg: "x", msgDetail: "5 MB까지 올릴 수 있습니다.", msgCode: "", msgVar: [] },
      },
    }),
  );
  await begin(page, "이미지 시험 공지");
  await page.keyboard.type("본문");
  const chosen = page.waitForEvent("filechooser");
  await tool(page, "이미지").click();
  await (await chosen).setFiles({ name: "large.png", mimeType: "image/png", buffer: pixel });
  await page.getByRole("checkbox", { name: "장식용 이미지" }).check();
  await page.getByRole("button", { name: "삽입", exact: true }).click();
  await expect(page.getByText("large.png: 업로드하지 못했습니다. 5 MB까지 올릴 수 있습니다.")).toBeVisible();
  await expect(text(page)).toHaveText("본문");
});

test("the tools are at hand on a phone, by keyboard too", async ({ watched: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, "휴대폰 시험 공지");
  await page.keyboard.type("본문");
  await page.keyboard.press("Shift+Tab");
  await expect(tool(page, "굵게")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tool(page, "다시 실행")).toBeFocused();
  await tool(page, "표 삽입").click();
  await expect(tool(page, "표 삭제")).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
