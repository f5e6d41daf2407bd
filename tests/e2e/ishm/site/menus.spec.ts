import { expect, ownHeaders, signIn, test, web } from "../../fixtures";

// seed 48 107
test("a menu is renamed in two languages and visitors read it at once in both", async ({
  watched: page,
  request,
}) => {
  await signIn(page.context(), "superAdmin");
  const title = async (path: string) => {
    const text = await (await request.get(web() + path)).text();
    return /<title>([^<]*)<\/title>/.exec(text)?.[1];
  };
  try {
    await page.goto(`${web()}/ishm/menu/set-menus`);
    await page.getByRole("button", { name: "날씨", exact: true }).click();
    await page.getByRole("tab", { name: /한국어/ }).click();
    await page.getByRole("textbox", { name: "이름" }).fill("오늘의 하늘");
    await page.getByRole("tab", { name: /English/ }).click();
    await page.getByRole("textbox", { name: "이름" }).fill("The sky today");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await expect(page.getByText("메뉴를 저장했습니다.").first()).toBeVisible();
    expect(await title("/ko/weather")).toContain("오늘의 하늘");
    expect(await title("/weather")).toContain("The sky today");
  } finally {
    const i18n = { ko: { name: "날씨" }, en: { name: "Weather" } };
    await page.request.put(`${web()}/hp/api/menus`, {
      headers: ownHeaders(),
      data: { menus: [{ code: "090000", i18n }] },
    });
  }
});

test("menus are put in another order with the keyboard, and back", async ({ watched: page }) => {
  await signIn(page.context(), "superAdmin");
  const order = async (): Promise<{ code: string; order: number }[]> => {
    const { data } = await (await page.request.get(`${web()}/hp/api/menus?lang=ko`)).json();
    return data.map((menu: { code: string; order: number }) => ({ code: menu.code, order: menu.order }));
  };
  const place = async () => (await order()).findIndex(({ code }) => code === "090000");
  const before = await order();
  const start = await place();
  const move = async (key: string, to: number) => {
    await page.getByRole("button", { name: "날씨", exact: true }).focus();
    await page.keyboard.press(`Alt+${key}`);
    await page.getByRole("button", { name: "순서 저장" }).click();
    await expect.poll(place).toBe(to);
    await expect(page.getByText("순서가 아직 저장되지 않았습니다.")).toHaveCount(0);
  };
  try {
    await page.goto(`${web()}/ishm/menu/set-menus`);
    await move("ArrowUp", start - 1);
    await move("ArrowDown", start);
    expect(await order()).toEqual(before);
  } finally {
    await page.request.put(`${web()}/hp/api/menus`, { headers: ownHeaders(), data: { menus: before } });
  }
});
