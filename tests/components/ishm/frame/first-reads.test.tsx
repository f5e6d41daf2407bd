import { waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { BannerListView } from "@/components/ishm/banners/banner-list-view";
import { DashboardView } from "@/components/ishm/dashboard/dashboard-view";
import { FeesView } from "@/components/ishm/fees/fees-view";
import { NoticeListView } from "@/components/ishm/notices/notice-list-view";
import { SheetView } from "@/components/ishm/sheet/day/sheet-view";
import type { Ask, Visit } from "@/lib/web/first/ask";
import { readsOf } from "@/lib/web/first/first-reads";
import { menuAccess } from "@/lib/web/office/menu-access";
import { apiBase, callAddress } from "@/lib/web/routing/call-address";
import { officeWith, renderOffice } from "../office";

const views: Record<string, ReactElement> = {
  "/ishm": <DashboardView />,
  "/ishm/notice": <NoticeListView />,
  "/ishm/banner": <BannerListView />,
  "/ishm/ops/fees": <FeesView />,
  "/ishm/ops/sheet": <SheetView />,
};

const rights = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const more = { "930600": "Banner", "940100": "Tee sheet", "941200": "Fees" };
const menus = [
  ...officeWith().menus,
  ...Object.entries(more).map(([code, name]) => ({ code, name, ...rights, children: [] })),
];
const office = { ...officeWith(), menus, access: (code: string) => menuAccess(menus, code) };

/** Reads ahead for a screen by somebody with the rights of these menus. */
async function readAhead(path: string, part: Partial<Visit> = {}, held = menus): Promise<Set<string>> {
  const urls = new Set<string>();
  const ask = (async (key: string, input: Parameters<typeof callAddress>[1]) => {
    urls.add(apiBase + callAddress(key as Parameters<typeof callAddress>[0], input).path);
    if (key === "GET /menu-admins/admins/{id}") return { menus: held };
    return key === "GET /dashboard" ? { from: "2026-11-01", to: "2026-11-30" } : null;
  }) as Ask;
  const visit: Visit = {
    path,
    clubCode: "MS01",
    language: "en",
    today: "2026-11-23",
    search: new URLSearchParams(),
    isAhead: false,
    memberIdx: 0,
    adminIdx: 3,
    isSSAdmin: true,
    ...part,
  };
  const found = readsOf(path, { isAdmin: true });
  await Promise.all([await found?.reads(ask, visit, found.idx)].flat());
  return urls;
}

const { fetch: realFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Calls of a screen before anything has been answered. */
function asks(view: ReactElement): Set<string> {
  const urls = new Set<string>();
  globalThis.fetch = ((url: string) => {
    if (String(url).startsWith(apiBase)) urls.add(url);
    return new Promise(() => {});
  }) as typeof fetch;
  renderOffice(view, office);
  return urls;
}

test.each(Object.keys(views))("what %s asks for first is read ahead, by the same addresses", async (path) => {
  const ahead = await readAhead(path);
  const asked = asks(views[path] as ReactElement);
  await waitFor(() => expect(asked.size).toBeGreaterThan(0));
  expect([...asked].filter((url) => !ahead.has(url))).toEqual([]);
});

test("a list that is narrowed, or whose menu the administrator may not read, is not read ahead", async () => {
  const lists = (urls: Set<string>) => [...urls].filter((url) => url.includes("/notice/admin"));
  expect(lists(await readAhead("/ishm/notice"))).toHaveLength(1);
  expect(lists(await readAhead("/ishm/notice", { search: new URLSearchParams("keyword=frost") }))).toEqual(
    [],
  );
  expect(lists(await readAhead("/ishm/notice", {}, []))).toEqual([]);
});

test("who only points at the tee sheet reads no people of the day ahead", async () => {
  const sheets = (urls: Set<string>) => [...urls].filter((url) => url.includes("/ops/tee-sheet?"));
  expect(sheets(await readAhead("/ishm/ops/sheet"))).toHaveLength(1);
  expect(sheets(await readAhead("/ishm/ops/sheet", { isAhead: true }))).toEqual([]);
});
