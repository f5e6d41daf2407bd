import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { freePort, type Launched, startWeb } from "../../support/web/stack.mjs";
import { api, expect, test, web } from "../fixtures";
import { expectWellMade } from "./visitor";

/*
 * A site of its own with a postcode service: a local one that speaks as Kakao's does (domain.md 9.4), its list in a frame
 * of its own host that tells the script what was chosen.
 */
const list = `<!doctype html><title>list</title><button>솔바람로 27</button><script>
document.querySelector("button").onclick = () => parent.postMessage({ zonecode: "00027", userSelectedType: "R",
  roadAddress: "경기 미르시 솔바람로 27", jibunAddress: "", bname: "솔동", buildingName: "", apartment: "N" }, "*");
</script>`;
const script = (origin: string) => `window.daum = { Postcode: function (options) {
  this.embed = (element) => {
    const frame = document.createElement("iframe");
    frame.src = "${origin}/list";
    element.append(frame);
    addEventListener("message", (event) => event.origin === "${origin}" && options.oncomplete(event.data));
    fetch("/hp/api/site/state").catch(() => document.body.append("kept out"));
  };
} };`;

let service: Server;
let site: Launched;
let address = "";

test.beforeAll(async () => {
  service = createServer((request, response) => {
    const origin = `http://localhost:${(service.address() as AddressInfo).port}`;
    const isList = request.url === "/list";
    response.setHeader(
      "content-type",
      isList ? "text/html; charset=utf-8" : "text/javascript; charset=utf-8",
    );
    response.end(isList ? list : script(origin));
  }).listen(0);
  const [port, servicePort] = [await freePort(), (service.address() as AddressInfo).port];
  address = `http://localhost:${port}`;
  site = await startWeb({
    PORT: String(port),
    HP_API_URL: api(),
    ADDRESS_SEARCH_SCRIPT: `http://localhost:${servicePort}/postcode.v2.js`,
  });
});
test.afterAll(async () => {
  await site.stop();
  service.close();
});

const find = (page: Page) => page.getByRole("button", { name: "주소 찾기" });
const openList = async (page: Page) => {
  const opening = page.waitForEvent("popup");
  await find(page).click();
  return opening;
};

test("what is chosen in the service's window stands in the form; its script reaches nothing of ours", async ({
  page,
}) => {
  await page.goto(`${address}/ko/signup/classic`, { waitUntil: "networkidle" });
  await (await openList(page)).close();
  const popup = await openList(page);
  await expect(popup.getByText("kept out")).toBeVisible();
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  const closed = popup.waitForEvent("close");
  await popup.frameLocator("iframe").getByRole("button").click();
  await closed;
  await expect(page.getByLabel("우편번호")).toHaveValue("00027");
  await expect(page.getByLabel("주소", { exact: true })).toHaveValue("경기 미르시 솔바람로 27 (솔동)");
  await expect(page.getByLabel("상세 주소")).toBeFocused();
  await expectWellMade(page);
});

test("a service that does not come says so in its window and on the page, and the fields stay", async ({
  page,
  context,
}) => {
  await context.route("**/postcode.v2.js", (route) => route.abort());
  await page.goto(`${address}/ko/signup/classic`, { waitUntil: "networkidle" });
  await page.getByLabel("주소", { exact: true }).fill("어딘가 1");
  const popup = await openList(page);
  await expect(popup.getByRole("alert")).toContainText("직접 입력해 주세요");
  await expect(page.getByRole("alert").filter({ hasText: "직접 입력해 주세요" })).toBeVisible();
  await expect(page.getByLabel("주소", { exact: true })).toHaveValue("어딘가 1");
});

test("a site without a service has no window, and nobody is offered one", async ({ page, request }) => {
  expect((await request.get(`${web()}/address-search?lang=ko`)).status()).toBe(404);
  await page.goto(`${web()}/ko/signup/classic`);
  await expect(page.getByLabel("우편번호")).toBeVisible();
  await expect(find(page)).toHaveCount(0);
});
