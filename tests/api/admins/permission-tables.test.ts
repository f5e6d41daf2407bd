import { xlsxType } from "@/lib/contract/exports";
import type { CallOutput } from "@/lib/contract/routes";
import { officeScene, strangerIdx } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

beforeAll(async () => {
  await scene.otherClub();
}, 120_000);

type Table = CallOutput<"GET /ops/permissions/groups/{id}">;
type Holders = CallOutput<"GET /ops/permissions/holders">;

const table = (path: string) => scene.data<Table>("ssadmin1", "GET", `/ops/permissions/${path}?lang=en`);
const holders = () => scene.data<Holders>("ssadmin1", "GET", "/ops/permissions/holders");
const readOnly = (code: string) => ({
  code,
  isCreate: false,
  isRead: true,
  isUpdate: false,
  isDelete: false,
});
const save = (targetType: string, targetIdx: number, version: string, code: string) =>
  scene.failure("ssadmin1", "PUT", "/menu-admins", {
    targetType,
    targetIdx,
    version,
    menus: [readOnly(code)],
  });

describe("the table of a group", () => {
  // seed 40 300
  test("holds every menu by its name, without a right too, and the rights that mean something", async () => {
    const { list, total } = await table("groups/20");
    expect(total).toBe(list.length);
    const row = (code: string) => list.find((one) => one.code === code);
    expect(row("930100")).toMatchObject({ parentCode: "930000", name: "Notices", isDelete: true });
    expect(row("920100")).toMatchObject({ isRead: false });
    expect(row("920100")?.offers).toEqual(["isCreate", "isRead", "isUpdate", "isDelete"]);
    expect(row("900000")).toMatchObject({ parentCode: null, offers: ["isRead"] });
    expect(row("920200")?.offers).toEqual(["isRead", "isUpdate"]);
  });

  test("is had as a sheet", async () => {
    const { accessToken } = await scene.api.signIn("ssadmin1", { isAdmin: true });
    const answer = await scene.api.request("GET", "/ops/permissions/groups/20?lang=ko", {
      token: accessToken,
      headers: { accept: xlsxType },
    });
    // Of one admin the newest session counts.
    scene.signOut();
    expect(answer.headers.get("content-type")).toBe(xlsxType);
    expect(answer.headers.get("x-total-count")).toBe(String((await table("groups/20")).total));
  });

  test("is not saved over a newer one (2002)", async () => {
    const { version } = await table("groups/20");
    expect((await save("GROUP", 20, version, "930200"))[1]).toBe(0);
    expect((await save("GROUP", 20, version, "930300"))[1]).toBe(2002);
    expect((await table("groups/20")).list.find(({ code }) => code === "930300")?.isDelete).toBe(true);
  });

  test("of another club's admin, or of nobody, is not there", async () => {
    expect((await scene.failure("ssadmin1", "GET", "/ops/permissions/groups/29"))[1]).toBe(2001);
    expect((await scene.failure("ssadmin1", "GET", `/ops/permissions/admins/${strangerIdx}`))[1]).toBe(2001);
  });
});

describe("the holders of rights", () => {
  test("are the club's admins; own rights are told by the menus on which they differ", async () => {
    expect((await holders()).map(({ adminIdx }) => adminIdx)).toEqual([1, 2, 3]);
    const { version } = await table("admins/3");
    expect((await save("ADMIN", 3, version, "930400"))[1]).toBe(0);
    expect((await holders()).find(({ adminIdx }) => adminIdx === 3)).toMatchObject({
      source: "CUSTOM",
      groupIdx: 20,
      differingMenus: ["930400"],
    });
    expect((await save("ADMIN", 3, version, "930500"))[1]).toBe(2002);
  });

  test("a super admin has every right and differs in none", async () => {
    expect((await holders())[0]).toMatchObject({ isSSAdmin: true, differingMenus: [] });
    const { list } = await table("admins/1");
    expect(list.every(({ isRead, isDelete }) => isRead && isDelete)).toBe(true);
  });
});
