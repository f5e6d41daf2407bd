import { request as outside } from "@playwright/test";
import { expect, test, web } from "../fixtures";
import { signInAs } from "./members";
import { expectWellMade } from "./visitor";

test("a private address shows the rounds to a calendar, and stops when it is replaced or removed", async ({
  context,
  watched: page,
}) => {
  await signInAs(context, "kimmiru");
  await page.goto(`${web()}/mypage/bookings`);
  await page.getByRole("button", { name: "Create calendar address" }).click();
  const field = page.getByLabel("Your private calendar address");
  const address = await field.inputValue();
  expect(address.startsWith(`${web()}/calendar/`)).toBe(true);
  await expectWellMade(page);

  // A calendar programme has no session, and sends what it likes.
  const calendar = await outside.newContext({ extraHTTPHeaders: { "accept-language": "ja" } });
  const read = await calendar.get(address);
  expect(read.status()).toBe(200);
  expect(read.headers()).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex, nofollow",
  });
  const text = await read.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain("X-WR-CALNAME:Golf: ");
  const again = await calendar.get(address, { headers: { "if-none-match": read.headers().etag ?? "" } });
  expect(again.status()).toBe(304);

  await page.getByRole("button", { name: "Replace address" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Replace address" }).click();
  await expect(field).not.toHaveValue(address);
  const renewed = await field.inputValue();
  expect((await calendar.get(address)).status()).toBe(404);
  expect((await calendar.get(renewed)).status()).toBe(200);

  await page.getByRole("button", { name: "Remove address" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove address" }).click();
  await expect(page.getByText("The calendar address no longer works.")).toBeFocused();
  expect((await calendar.get(renewed)).status()).toBe(404);
  expect((await calendar.get(`${web()}/calendar/x.ics`)).status()).toBe(404);
  await calendar.dispose();
});
