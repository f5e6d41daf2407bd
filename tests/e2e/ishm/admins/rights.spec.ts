import type { APIRequestContext, Page } from "@playwright/test";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officeRecords } from "../../../support/web/site-pages";
import {
  expect,
  goOnTo,
  officeStands,
  ownHeaders,
  shownIn,
  signIn,
  test,
  titleOf,
  web,
} from "../../fixtures";

/** Accounts of their own: one may read every menu and no more, one may nothing. */
const looker = { id: "looker01", isInGroup: true };
const nobody = { id: "nobody01", isInGroup: false };
const password = "Only#Looks27";
const groups = ["910000", "920000", "930000", "940000"];

type Send = (method: "post" | "put", path: string, data: unknown) => Promise<Record<string, unknown>>;

function sender(request: APIRequestContext): Send {
  return async (method, path, data) => {
    const answer = await request[method](`${web()}/hp/api${path}`, { data, headers: ownHeaders() });
    const { result, data: value, fail } = await answer.json();
    if (!result) throw new Error(`${path}: ${JSON.stringify(fail)}`);
    return value;
  };
}

const login = (id: string, word: string) => ({
  clubCode: "MS01",
  chk: false,
  id,
  password: word,
  isAdmin: true,
});

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ playwright }) => {
  const office = await playwright.request.newContext();
  await signIn(office, "superAdmin");
  const send = sender(office);
  const { groupIdx } = await send("post", "/menu-admins/groups", { groupName: "Lookers" });
  const codes = [...new Set([...groups, ...Object.values(officeMenus).map(({ code }) => code)])];
  const menus = codes.map((code) => ({
    code,
    isRead: true,
    isCreate: false,
    isUpdate: false,
    isDelete: false,
  }));
  await send("put", "/menu-admins", { targetType: "GROUP", targetIdx: groupIdx, menus });
  for (const { id, isInGroup } of [looker, nobody]) {
    const contact = { email: `${id}@mirsol.example`, phoneNo: "031-000-1009" };
    const input = { id, name: id, ...contact, groupIdx: isInGroup ? groupIdx : null, authClub: ["MS01"] };
    const { tempPassword } = await send("post", "/admin", input);
    const own = await playwright.request.newContext();
    await sender(own)("post", "/member/login", login(id, String(tempPassword)));
    await sender(own)("put", "/admin/change-password", { oldPassword: tempPassword, newPassword: password });
    await own.dispose();
  }
  await office.dispose();
});

/** The certificates are for super admins only, and everybody changes the own account. */
const others: ReadonlySet<string> = new Set([officeMenus.siteCert.code, officeMenus.myInfo.code]);
const screens = Object.values(officeMenus)
  .filter(({ code }) => !others.has(code))
  .map(({ path }) => path);

/**
 * Screens whose own component test, "who may only read …", looks at the same; that they ask for their menu's right is seen with
 * who may read nothing.
 */
const provenByThemselves: readonly string[] = [
  "/ishm/site/open",
  "/ishm/notice",
  "/ishm/notice/12",
  "/ishm/event",
  "/ishm/event/31",
  "/ishm/faq",
  "/ishm/faq/3",
  "/ishm/fnb",
  "/ishm/fnb/1",
  "/ishm/data",
  "/ishm/data/5",
  "/ishm/ops/lost-items/8",
  "/ishm/ops/teams/800001",
  "/ishm/ops/courses/holes/102",
];

async function enter(page: Page, { id }: { id: string }) {
  await page.context().addInitScript(() => localStorage.setItem("clubfront.officeLanguage", "en"));
  await sender(page.request)("post", "/member/login", login(id, password));
  await page.goto(`${web()}/ishm/status`);
  await officeStands(page);
}

test("who may only read finds no way to write on any screen or record", async ({ watched: page }) => {
  test.slow();
  await enter(page, looker);
  const writing =
    /^(save|new\b|add\b|delete\b|remove|create|apply\b|import|copy group|reset|block \S|put back)/i;
  for (const path of [...screens, ...officeRecords].filter((one) => !provenByThemselves.includes(one))) {
    await goOnTo(page, path);
    await officeStands(page);
    await expect(titleOf(page), path).not.toHaveText("You do not have access to this page");
    // Rows and previews hold content, not a way to write.
    const names = await shownIn(page, "button, a")
      .locator("visible=true")
      .evaluateAll((all) =>
        all.filter((one) => !one.closest("tbody, [data-surface=site]")).map((one) => one.textContent ?? ""),
      );
    expect(
      names.map((name) => name.trim()).filter((name) => writing.test(name)),
      path,
    ).toEqual([]);
  }
});

test("who may read nothing is shown no screen", async ({ watched: page }) => {
  await enter(page, nobody);
  for (const path of screens) {
    await goOnTo(page, path);
    await expect(titleOf(page), path).toHaveText("You do not have access to this page");
  }
});
