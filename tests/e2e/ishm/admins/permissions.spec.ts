import type { APIRequestContext } from "@playwright/test";
import { expect, ownHeaders, signIn, test, web } from "../../fixtures";

/** An id is never given twice. */
const account = { id: `perm${crypto.getRandomValues(new Uint16Array(1))[0]}`, password: "Own!Perm2026x" };

const asked = async (request: APIRequestContext, path: string) => {
  const answer = await (await request.get(`${web()}/hp/api${path}`)).json();
  return answer.result ? "answered" : answer.fail.code;
};

// seed 39 106
test("a right that a group is given opens for its admin at once; a parent that cannot be read closes its menus", async ({
  watched: page,
  browser,
}) => {
  await signIn(page.context(), "superAdmin");
  const send = async (method: "post" | "delete", path: string, data: object) => {
    const answer = await page.request[method](`${web()}/hp/api${path}`, { headers: ownHeaders(), data });
    const body = await answer.json();
    expect(body.fail).toBeUndefined();
    return body.data;
  };
  const visitor = await browser.newContext();
  const made: { adminIdx?: number; groupIdx?: number } = {};
  try {
    await page.goto(`${web()}/ishm/menu/set-perm`);
    await page.getByRole("button", { name: /^콘텐츠 담당/ }).click();
    await page.getByRole("button", { name: "그룹 복사" }).click();
    await page.getByRole("textbox", { name: "이름" }).fill("권한 시험");
    await page.getByRole("dialog").getByRole("button", { name: "저장" }).click();
    await expect(page.getByRole("heading", { name: "권한 시험" })).toBeVisible();
    const groups = await (await page.request.get(`${web()}/hp/api/menu-admins/groups?lang=ko`)).json();
    made.groupIdx = groups.data.find((one: { groupName: string }) => one.groupName === "권한 시험").groupIdx;
    const person = { name: "권한시험", email: "perm@mirsol.example", phoneNo: "010-0000-0077" };
    const input = { ...account, ...person, groupIdx: made.groupIdx, authClub: ["MS01"], lang: "ko" };
    made.adminIdx = (await send("post", "/admin", input)).adminIdx;
    const login = await visitor.request.post(`${web()}/hp/api/member/login`, {
      headers: { origin: web(), "x-forwarded-for": "198.19.7.7" },
      data: { clubCode: "MS01", chk: false, isAdmin: true, ...account },
    });
    expect((await login.json()).fail).toBeUndefined();
    const change = await visitor.request.put(`${web()}/hp/api/admin/change-password`, {
      headers: ownHeaders(),
      data: { oldPassword: account.password, newPassword: "Next!Perm2026x" },
    });
    expect((await change.json()).fail).toBeUndefined();

    expect(await asked(visitor.request, "/ip-blocks")).toBe(9403);
    await page.getByRole("checkbox", { name: "사이트 관리: 조회" }).check();
    await page.getByRole("checkbox", { name: "IP 차단: 조회" }).check();
    await page.getByRole("button", { name: "변경 2건 저장" }).click();
    await expect(page.getByText("권한을 저장했습니다.").first()).toBeVisible();
    expect(await asked(visitor.request, "/ip-blocks")).toBe("answered");
    const office = await visitor.newPage();
    await office.goto(`${web()}/ishm`);
    const menu = office.getByRole("navigation", { name: "메뉴" }).first();
    await expect(menu.getByRole("link", { name: "IP 차단" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "공지사항" })).toBeVisible();

    await page.getByRole("checkbox", { name: "게시판: 조회" }).uncheck();
    await expect(page.getByRole("checkbox", { name: "공지사항: 조회" })).toBeDisabled();
    await page.getByRole("button", { name: /건 저장$/ }).click();
    await expect.poll(() => asked(visitor.request, "/notice/admin")).toBe(9403);
    await office.reload();
    await expect(menu.getByRole("link", { name: "IP 차단" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "공지사항" })).toHaveCount(0);
  } finally {
    if (made.adminIdx) await send("delete", "/admin", { idxs: [made.adminIdx] });
    if (made.groupIdx) await send("delete", "/menu-admins/groups", { idxs: [made.groupIdx] });
    await visitor.close();
  }
});
