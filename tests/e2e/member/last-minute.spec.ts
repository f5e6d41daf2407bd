import type { BrowserContext, Page } from "@playwright/test";
import { makeVapidKeys } from "@/lib/club-api/adapters/push/vapid";
import {
  type Browser as Device,
  type PushService,
  startPushService,
} from "../../support/push/push-service.mjs";
import { expect, people, test } from "../fixtures";
import { type OwnClub, startOwnClub } from "./own-club";
import { expectWellMade } from "./visitor";

/* A club of this file's own, of a demo that other files begin at too; kimmiru books, the office writes the rule. */

test.use({ serviceWorkers: "allow", freshContext: true });
let club: OwnClub;
let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
  const { publicKey, privateKey } = makeVapidKeys();
  club = await startOwnClub("2026-12-16T10:00:00+09:00", {
    isWebThere: true,
    seededAt: "2026-12-16T06:30:00+09:00",
    apiEnv: {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: "mailto:operator@host.example",
      PUSH_SERVICES: service.origin,
    },
  });
});
test.afterAll(async () => {
  await club.stop();
  await service.close();
});

/**
 * Chromium subscribes at its maker's push service alone, in a private context at none, and without a window it reads every
 * permission as denied: in place of these three stands a device of the push service on this machine.
 */
async function subscribeAtOwnService(context: BrowserContext): Promise<Device> {
  await context.grantPermissions(["notifications"], { origin: club.origin });
  const device = service.subscribe();
  await context.addInitScript((subscription) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0))
        .buffer;
    const made = (key: string) => ({
      endpoint: subscription.endpoint,
      options: { applicationServerKey: bytes(key) },
      getKey: (name: "p256dh" | "auth") => bytes(subscription[name]),
      unsubscribe: async () => localStorage.removeItem("test.subscribed") === undefined,
    });
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey);
      localStorage.setItem("test.subscribed", key);
      return made(key) as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => {
      const key = localStorage.getItem("test.subscribed");
      return key === null ? null : (made(key) as unknown as PushSubscription);
    };
  }, device.subscription);
  return device;
}

/** The office writes a rule whose hours begin with the first tee times of the next day at half past ten or later. */
async function writeRule(page: Page): Promise<void> {
  const send = await club.signIn(page.context(), people.superAdmin);
  await send("PUT", "/ops/policies", { code: "C0580", values: ["Y", "30", "48", "200"] });
  await page.goto(`${club.origin}/ishm/ops/last-minute`);
  await page.getByRole("button", { name: "규칙 추가" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("정회원", { exact: true }).check();
  await form.getByLabel("할인율(%)").fill("20");
  await form.getByLabel("티타임 전 시간").fill("20");
  await form.getByRole("button", { name: "규칙 저장" }).click();
  await expect(page.getByText("20% 할인").first()).toBeVisible();
}

test("the office writes a rule, a member is notified on the device, ends the notices, and books at the offered price", async ({
  browser,
  context,
  page,
}) => {
  const device = await subscribeAtOwnService(context);
  const send = await club.enter(context, people.member.id);
  await send("PUT", "/ext/marketing", { sms: false, email: false, push: true });
  await page.goto(`${club.origin}/mypage/myinfo/notices`);
  await page.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(page.getByText("Notifications are on for this device.").first()).toBeVisible();
  await expectWellMade(page);

  const office = await browser.newContext();
  await writeRule(await office.newPage());
  await office.close();
  await club.moveTo("2026-12-16T12:00:00+09:00", page);
  await expect.poll(() => device.received.length).toBe(1);
  expect(device.received[0]?.content).toMatchObject({ url: "/ko/mypage/last-minute" });

  await page.goto(`${club.origin}/mypage/last-minute`);
  const offer = page.getByRole("listitem").filter({ hasText: "20% off" }).first();
  const price = /Now (₩[\d,]+)/.exec((await offer.textContent()) ?? "")?.[1] ?? "no price";
  await expectWellMade(page);
  await page.getByRole("button", { name: "Turn off notifications" }).click();
  await expect(page.getByText("You do not receive notifications of last-minute offers.")).toBeVisible();
  await offer.getByRole("link", { name: /^Book / }).click();
  const slot = page.locator("button[data-slot-idx]").filter({ hasText: "20% off" }).first();
  await expect(slot).toContainText(price);
  await slot.click();
  const panel = page.getByRole("region", { name: /→/ });
  await expect(panel).toContainText("held for you");
  await expect(panel.locator("dd").first()).toHaveText(price);
  const total = (await panel.getByTestId("total").textContent()) ?? "none";
  await page.getByRole("checkbox", { name: /I have read/ }).check();
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page).toHaveURL(/\/mypage\/bookings\/\d+\?booked=1$/);
  await expect(page.getByRole("main")).toContainText(total);
});
