import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio } from "@/lib/shared/contrast";
import { textZones } from "@/lib/shared/hero/geometry";
import { landscapePhotograph } from "@/tests/support/web/landscape-photograph.mjs";
import { expect, officeStands, ownHeaders, signIn, test, violations, web } from "../../fixtures";

test.describe.configure({ mode: "serial" });

const screenPath = "/ishm/site/scene";
const address = (path: string) => `${web()}/hp/api${path}`;

async function readHero(request: APIRequestContext) {
  const answer = await request.get(address("/site/hero?scope=admin"));
  return (await answer.json()).data as { photographs: { photographIdx: number }[] };
}

/** As it was before: the drawn scene, and no photograph. */
async function putBack(request: APIRequestContext): Promise<void> {
  await request.put(address("/site/hero"), { headers: ownHeaders(), data: { kind: "scene" } });
  for (const { photographIdx } of (await readHero(request)).photographs) {
    await request.delete(address(`/site/hero/photographs/${photographIdx}`), {
      headers: ownHeaders(),
      data: {},
    });
  }
}

/** The ink of a text, and the colours behind it as they are painted: with everything but the letters. */
async function paintedBehind(page: Page, selector: string) {
  const text = page.locator(selector);
  const ink = await text.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, "0")).join("")}`;
  });
  const box = await text.boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#hero-title, #hero-title + p { color: transparent !important; }");
    document.adoptedStyleSheets = [sheet];
  });
  const shot = await page.screenshot({ clip: box, animations: "disabled" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 3) colors.add(`#${data.subarray(at, at + 3).toString("hex")}`);
  const ratios = [...colors].map((color) => contrastRatio(color, ink)).toSorted((a, b) => a - b);
  return { box, worst: ratios[0] ?? 0 };
}

test("a photograph is taken in, given its point and chosen; the home page shows it with a veil where it needs one", async ({
  watched: page,
}) => {
  test.slow();
  await signIn(page.context(), "superAdmin");
  try {
    await page.goto(`${web()}${screenPath}`);
    const buffer = await landscapePhotograph({ kind: "busy", width: 2000, height: 1500 });
    await page.getByLabel("사진 추가").setInputFiles({ name: "course.jpg", mimeType: "image/jpeg", buffer });
    await expect(page.getByText("사진 1장을 추가했습니다.")).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "사진 1 수정" }).click();
    await page.getByRole("button", { name: /^초점 위치/ }).focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowRight");
    await page.getByLabel("한국어").fill("가을의 4번 홀");
    await page.getByRole("dialog").getByRole("button", { name: "저장", exact: true }).click();
    await expect(page.getByText("사진을 저장했습니다.")).toBeVisible();
    await page.getByRole("radio", { name: "사진", exact: true }).click();
    await page.getByRole("button", { name: "선택 저장" }).click();
    await expect(page.getByText("이제 사진이 보입니다.")).toBeVisible();
    await officeStands(page);
    // The narrowest: the screen as it is without photographs is read in pages.spec.ts.
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await violations(page, "main")).toEqual([]);

    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${web()}/ko`);
      const picture = page.getByRole("img", { name: "가을의 4번 홀" });
      await expect(picture).toHaveAttribute("fetchpriority", "high");
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      const source = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      expect(source).toMatch(
        width < 600
          ? /^\/pictures\/hero\/\d+-600-500\/tall-\d+\.avif$/
          : /^\/pictures\/hero\/\d+-600-500\/wide-\d+\.avif$/,
      );
      await expect(page.locator(".hero-veiled")).toHaveCount(1);
      const hero = await page.locator(".hero").boundingBox();
      const zones = textZones(width);
      const title = await paintedBehind(page, "#hero-title");
      expect(title.worst).toBeGreaterThanOrEqual(3);
      expect(title.box.y - (hero?.y ?? 0)).toBeGreaterThanOrEqual(zones.title.top);
      expect(title.box.y + title.box.height - (hero?.y ?? 0)).toBeLessThanOrEqual(
        zones.title.top + zones.title.height,
      );
      const lead = await paintedBehind(page, "#hero-title + p");
      expect(lead.worst).toBeGreaterThanOrEqual(4.5);
      expect(lead.box.y + lead.box.height - (hero?.y ?? 0)).toBeLessThanOrEqual(
        zones.lead.top + zones.lead.height,
      );
    }
    expect(await violations(page)).toEqual([]);

    const wrong = await page.request.get(`${web()}/pictures/hero/1-1-1/wide-1440.avif`);
    expect(wrong.status()).toBe(404);
    const card = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect((await page.request.get(`${web()}${new URL(card ?? "").pathname}`)).status()).toBe(200);
  } finally {
    await putBack(page.request);
  }
  await page.goto(`${web()}/ko`);
  await expect(page.locator(".hero-picture")).toHaveAttribute("src", /^\/landscape\//);
});
