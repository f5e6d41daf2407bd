import {
  inLanguageOf,
  isLoginPage,
  isMemberPage,
  isOpenWhilePending,
  knowMovedMenus,
  loginFrom,
  pendingFrom,
} from "@/lib/web/runtime/addresses";
import { createRetryQueue } from "@/lib/web/runtime/retry-queue";
import { createAdminMenuStore } from "@/lib/web/runtime/session/admin-menu-store";
import { carryToast, takeCarriedToast } from "@/lib/web/runtime/toasts";
import { fakeStorage } from "./fake-timers";

describe("where a lost session leads", () => {
  // seed 210 211
  test.each([
    ["/", "/login"],
    ["/ko/club", "/ko/login"],
    ["/mypage?tab=2", "/login?next=%2Fmypage%3Ftab%3D2"],
    ["/ja/mypage", "/ja/login?next=%2Fja%2Fmypage"],
    ["/ishm/notice", "/ja/login?next=%2Fishm%2Fnotice"],
  ])("from %s to %s, the language kept", (here, expected) => {
    expect(loginFrom(here, "ja")).toBe(expected);
  });

  // seed 135
  test("own sign-out leads to the home page of the language", () => {
    expect([inLanguageOf("/ko/mypage", "/"), inLanguageOf("/mypage", "/")]).toEqual(["/ko", "/"]);
  });

  test("the pages of members and of the sign-in are known in every language", () => {
    expect([isMemberPage("/zh/mypage/cs"), isMemberPage("/my")]).toEqual([true, false]);
    expect([isLoginPage("/ko/login?next=/"), isLoginPage("/login/find-id")]).toEqual([true, false]);
  });
});

describe("where the club moved its menus", () => {
  const moved = [
    { code: "070000", seoSlug: "/account" },
    { code: "050000", seoSlug: "/book/a-time" },
    { code: "090000", seoSlug: "/reservation" },
  ];
  beforeEach(() => knowMovedMenus(moved));
  afterEach(() => knowMovedMenus([]));

  test.each([
    ["/account/myinfo?x=1", true],
    ["/ko/account", true],
    ["/book/a-time#grid", true],
    ["/mypage/cs", true],
    ["/accounts", false],
    ["/reservation", false],
    ["/ishm/notice", true],
  ])("%s is a page of members: %s", (here, expected) => {
    expect(isMemberPage(here)).toBe(expected);
  });

  test("a lost session leads back to the address that was read", () => {
    expect(loginFrom("/ja/account/cs?x=1", "ja")).toBe("/ja/login?next=%2Fja%2Faccount%2Fcs%3Fx%3D1");
    expect(loginFrom("/reservation", "en")).toBe("/login");
  });
});

describe("what a sign-in left open", () => {
  test.each([
    ["/ko/login", true],
    ["/login/find-pw", true],
    ["/ja/common/agreement/22", true],
    ["/", false],
    ["/mypage", false],
    ["/loginfo", false],
  ])("%s may be seen before it is answered: %s", (here, expected) => {
    expect(isOpenWhilePending(here)).toBe(expected);
  });

  test("leads back to where the visitor was", () => {
    expect(pendingFrom("/ko/club?x=1")).toBe("/ko/login?next=%2Fko%2Fclub%3Fx%3D1");
  });
});

// seed 189
describe("the admin's menu entries (seed §4)", () => {
  const menus = [
    { code: "930000", isCreate: true, isRead: true, isUpdate: true, isDelete: true, children: [] },
  ];

  test.each([
    ["last with chk", true, [1, 0]],
    ["live in this tab without", false, [0, 1]],
  ])("%s", (_name, chk, sizes) => {
    const [local, session] = [fakeStorage(), fakeStorage()];
    const store = createAdminMenuStore(local, session);
    store.save(7, menus, !chk);
    store.save(7, menus, chk);
    expect([local.stored.size, session.stored.size]).toEqual(sizes);
    expect(store.read(7)).toEqual(menus);
  });

  test("are gone once cleared, and never read by another admin", () => {
    const [local, session] = [fakeStorage(), fakeStorage()];
    const store = createAdminMenuStore(local, session);
    store.save(7, menus, true);
    expect(store.read(8)).toBeNull();
    store.clear();
    expect(local.stored.size + session.stored.size).toBe(0);
  });
});

describe("the retry queue (seed §8)", () => {
  // seed 224
  test.each(["retryAll", "discardAll"] as const)("%s settles all that wait, together", async (action) => {
    const queue = createRetryQueue();
    const answers = Promise.all([queue.wait(), queue.wait()]);
    expect(queue.count.get()).toBe(2);
    queue[action]();
    const expected = action === "retryAll" ? "retry" : "discard";
    await expect(answers).resolves.toEqual([expected, expected]);
    expect(queue.count.get()).toBe(0);
  });

  test("a cancelled request leaves alone", async () => {
    const queue = createRetryQueue();
    const cancelling = new AbortController();
    const [left] = [queue.wait(cancelling.signal), queue.wait()];
    cancelling.abort();
    await expect(left).resolves.toBe("discard");
    expect(queue.count.get()).toBe(1);
  });
});

test("a message for the next page is shown once", () => {
  const storage = fakeStorage();
  carryToast("Sign in again", storage);
  expect([takeCarriedToast(storage), takeCarriedToast(storage)]).toEqual(["Sign in again", null]);
});
