import type { Page } from "@playwright/test";
import { expect, ownHeaders, signIn, test, web } from "../../fixtures";

const dialog = (page: Page) => page.getByRole("alertdialog");

test("the date format is tried, saved, seen in the office and put back from its history", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  const values = async () => {
    const answer = await page.request.get(`${web()}/hp/api/ops/policies`);
    const { list } = (await answer.json()).data;
    return list.find(({ code }: { code: string }) => code === "C0200").values;
  };
  const before = await values();
  try {
    await page.goto(`${web()}/ishm/ops/policies?keyword=C0200`);
    await page.getByRole("button", { name: "날짜 형식 변경" }).click();
    await page.getByLabel("날짜", { exact: true }).selectOption("33");
    const preview = page.getByRole("region", { name: "적용 내용" });
    await expect(preview.getByText(/^\d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await expect.poll(values).toEqual(["33", "dd/MM/yyyy", "HH:mm", "dd/MM/yyyy HH:mm"]);
    await expect(page.getByRole("banner").getByText(/\d{2}\/\d{2}\/\d{4}/)).toBeVisible();
    await page
      .getByRole("button", { name: /이전 값으로 되돌리기$/ })
      .first()
      .click();
    await dialog(page).getByRole("button", { name: "되돌리기" }).click();
    await expect.poll(values).toEqual(before);
    await expect(page.getByRole("banner").getByText(/\d{4}\.\d{2}\.\d{2}/)).toBeVisible();
  } finally {
    const data = { code: "C0200", values: before };
    await page.request.put(`${web()}/hp/api/ops/policies`, { headers: ownHeaders(), data });
  }
});

test("a word of the club is written in Korean, and read on the public site", async ({ watched: page }) => {
  await signIn(page.context(), "superAdmin");
  const home = async () => (await page.request.get(`${web()}/ko`)).text();
  const word = { category: "10", code: "home.events.title" };
  try {
    await page.goto(`${web()}/ishm/ops/languages?lang=ko&keyword=${word.code}`);
    const field = page.getByRole("textbox", { name: /home\.events\.title/ });
    await expect(field).toHaveValue("");
    await field.fill("눈 내린 솔숲의 소식");
    await page.getByRole("button", { name: "1개 저장" }).click();
    await expect.poll(home).toContain("눈 내린 솔숲의 소식");
  } finally {
    const data = { lang: "ko", messages: [{ ...word, msg: null }] };
    await page.request.put(`${web()}/hp/api/ops/languages`, { headers: ownHeaders(), data });
  }
  await expect.poll(home).not.toContain("눈 내린 솔숲의 소식");
});

test("a closing far ahead is entered, shown in the calendar, and taken out", async ({ watched: page }) => {
  await signIn(page.context(), "superAdmin");
  await page.goto(`${web()}/ishm/ops/holidays?year=2031`);
  await page.getByRole("button", { name: "새 항목" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("날짜", { exact: true }).fill("2031-03-12");
  await expect(form.getByText("이날의 예약은 없습니다.")).toBeVisible();
  await form.getByLabel("이름(한국어)").fill("배수 공사");
  await form.getByRole("button", { name: "저장", exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("cell", { name: /배수 공사, 임시 ?휴장/ })).toBeVisible();
  await page.getByRole("button", { name: "2031.03.12 (수) 배수 공사 제외" }).click();
  await dialog(page).getByRole("button", { name: "제외" }).click();
  await expect(page.getByRole("cell", { name: /배수 공사/ })).toHaveCount(0);
});
