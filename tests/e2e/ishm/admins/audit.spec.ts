import { expect, ownHeaders, signIn, test, web } from "../../fixtures";

test("an action stands in the audit log with what was before and after, and its reason is asked for on the way out", async ({
  watched: page,
}) => {
  await signIn(page.context(), "superAdmin");
  const write = (title: string) => ({
    headers: ownHeaders(),
    data: { title, contents: "", isVisible: false },
  });
  const made = await page.request.post(`${web()}/hp/api/notice?lang=ko`, write("감사 기록 확인"));
  const { noticeIdx } = (await made.json()).data;
  try {
    const changed = await page.request.put(`${web()}/hp/api/notice?lang=ko`, {
      headers: ownHeaders(),
      data: { noticeIdx, i18n: { ko: { title: "감사 기록 확인 끝", contents: "" } } },
    });
    expect((await changed.json()).result).toBe(true);

    await page.goto(`${web()}/ishm/ops/audit?entity=notice&entityKey=${noticeIdx}`);
    const rows = page.getByRole("table", { name: "감사 기록" }).getByRole("row");
    await expect(rows).toHaveCount(3);
    await rows.filter({ hasText: "변경" }).last().getByRole("button").click();
    const dialog = page.getByRole("dialog");
    const field = dialog.getByRole("row").filter({ hasText: "texts.ko.title" });
    await expect(field).toContainText("변경됨");
    await expect(field.getByRole("cell")).toHaveText(["감사 기록 확인", "감사 기록 확인 끝"]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "xlsx" }).click();
    await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
  } finally {
    await page.request.delete(`${web()}/hp/api/notice/${noticeIdx}`, { headers: ownHeaders() });
  }
});
