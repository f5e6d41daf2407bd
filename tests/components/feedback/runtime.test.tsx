import { act, fireEvent, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { Runtime } from "@/components/feedback/runtime";
import { useSession } from "@/components/feedback/session-provider";
import { AddressProvider } from "@/components/site/layout/frame/addresses";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { call } from "@/lib/web/api/browser";
import { ownSession } from "@/lib/web/api/load-own-session";
import { sessionLife } from "@/lib/web/api/own-session";
import { sessionStore } from "@/lib/web/api/session-store";
import { answerDialog, openDialogs } from "@/lib/web/runtime/dialogs";
import { setDirty } from "@/lib/web/runtime/dirty";
import { page } from "@/lib/web/runtime/page";
import { serverClock } from "@/lib/web/runtime/server-clock";
import { adminMenuStore } from "@/lib/web/runtime/session/admin-menu-store";
import { readDraft, saveDraft } from "@/lib/web/runtime/session/member-memory";
import { takeCarriedToast, toasts } from "@/lib/web/runtime/toasts";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { router } from "@/tests/support/web/navigation";
import { refused, success, Texts, teachDialogs } from "./support";

/** The other tabs: what they hear, and what they say. */
const otherTabs = { heard: [] as { kind: string }[], say: (_news: object) => {} };
class OneChannel {
  postMessage(news: { kind: string }) {
    otherTabs.heard.push(news);
  }
  addEventListener(_type: string, listener: (event: { data: object }) => void) {
    otherTabs.say = (news) => listener({ data: news });
  }
  removeEventListener() {}
}
Object.assign(globalThis, { BroadcastChannel: OneChannel });

const formats = clubFormats([
  { key: "C0200", values: ["33", "dd/MM/yyyy", "HH:mm"] },
  { key: "C0190", values: ["", "Asia/Seoul"] },
]);
const minute = 60_000;
/** Each test has a day of its own: what lives as long as the document remembers the last ones. */
let start = Date.UTC(2026, 10, 23, 3);
const user = { id: "kimmiru", name: "Kim Miru", isAdmin: false, memberIdx: 7, adminIdx: null };
type Member = typeof user | (Omit<typeof user, "adminIdx"> & { adminIdx: number });
const signedIn = (who: Member = user) => ({
  signedIn: true,
  now: testNow(),
  accessTokenExpire: start + 30 * minute,
  refreshTokenExpire: start + 720 * minute,
  chk: false,
  user: who,
});

type Server = Record<string, () => Response>;
let requests: string[] = [];

/** Every address has its answer; the rest is a server that has nothing. */
function serve(server: Server) {
  requests = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const [path = ""] = String(url).split("?", 1);
    const key = `${init?.method ?? "GET"} ${path.replace("/hp/api", "")}`;
    requests.push(key);
    const answer = server[key] ?? usual[key];
    if (!answer) throw new TypeError(`nothing at ${key}`);
    return answer();
  });
}

const usual: Server = {
  "GET /session": () => Response.json({ signedIn: false }),
  "GET /builds/latest.json": () => Response.json({ id: "one", timestamp: 1 }),
  "GET /site/state": () => success({ state: "1" }),
  "PUT /dashboard/increment/club/MS01": () => success({ date: "2026-11-23", visits: 1 }),
  "DELETE /member/logout": () => success({ loggedOut: true }),
};

function WhoAmI() {
  const { session, signOut } = useSession();
  return (
    <button type="button" onClick={() => void signOut()}>
      {session?.signedIn ? session.user.name : "nobody"}
    </button>
  );
}

/** The club calls its member area otherwise. */
const moved = [{ code: "070000", seoSlug: "/account" }];

async function visit(path: string, server: Server = {}, area: "site" | "office" = "site") {
  serve(server);
  window.history.replaceState(null, "", path);
  const view = () => (
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <Texts>
        <main>
          <h1>Heading</h1>
        </main>
        <AddressProvider moved={moved}>
          <WhoAmI />
        </AddressProvider>
        <Runtime
          area={area}
          clubCode="MS01"
          language="en"
          defaultLanguage="en"
          timeZone="Asia/Seoul"
          formats={formats}
        />
      </Texts>
    </SWRConfig>
  );
  const { rerender, unmount } = render(view());
  await pass(50);
  return {
    unmount,
    async move(to: string) {
      act(() => window.history.replaceState(null, "", to));
      rerender(view());
      await pass(50);
    },
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => toasts.state.get().shown.map(({ text, tone }) => [text, tone]);
const counted = (key: string) => requests.filter((one) => one === key).length;

let open: jest.SpyInstance;
let replace: jest.SpyInstance;
const prefetch = jest.fn();
router.prefetch = prefetch;

beforeAll(ownSession);

beforeEach(() => {
  start += 24 * 60 * minute;
  jest.useFakeTimers({ now: start });
  teachDialogs();
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  open = jest.spyOn(page, "open").mockImplementation(() => {});
  replace = jest.spyOn(page, "replace").mockImplementation(() => {});
  otherTabs.heard = [];
  prefetch.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  // The common set-up has taken the spies of the test away by now.
  jest.spyOn(page, "open").mockImplementation(() => {});
  sessionLife.stop();
  await act(async () => {
    for (const { id } of openDialogs.get()) answerDialog(id, true);
    await jest.advanceTimersByTimeAsync(50);
    sessionStore.set(undefined);
    for (const { id } of toasts.state.get().shown) toasts.close(id);
  });
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// seed 383 384 388
describe("failures become messages (seed §8)", () => {
  test.each([
    [
      "a code in its translation, with the variables",
      refused(1104, "JOIN_REJOIN_BLOCK", { msgVar: ["2027"] }),
      "You left recently and can join again from 2027.",
    ],
    [
      "days and moments as the club writes them",
      refused(4205, "RSV_SUSPENDED", { msgVar: ["2027-01-13T10:00:00+09:00"] }),
      "Your bookings are suspended until 13/01/2027 (Wed) 10:00. For questions, please call the club.",
    ],
    ["an unknown code by its detail", refused(1, "NONE"), "Detail"],
    ["no code and no detail by the message", refused(1, "", { msgDetail: "" }), "English"],
    ["403", new Response("", { status: 403 }), "You do not have permission to do this. (403 Forbidden)"],
    ["404", new Response("", { status: 404 }), "This could not be found. (404 Not Found)"],
    [
      "500",
      new Response("", { status: 500 }),
      "Something went wrong. Please try again. (500 Internal Server Error)",
    ],
    [
      "another status with its number",
      new Response("", { status: 418 }),
      "That did not work. Please try again. (418)",
    ],
  ])("%s", async (_name, answer, text) => {
    await visit("/club", { "GET /holiday": () => answer.clone() });
    await act(async () => void (await call("GET /holiday", {})));
    await pass(50);
    expect(shown()).toEqual([[text, "alert"]]);
  });

  test("one that a form handles is not shown twice", async () => {
    await visit("/club", { "GET /holiday": () => refused(1, "NONE") });
    await act(async () => void (await call("GET /holiday", {}, { handled: true })));
    await pass(50);
    expect(shown()).toEqual([]);
  });
});

describe("463 (seed §8)", () => {
  // seed 209 385 386 387
  test("shows the detail, here and on the login screen, and forgets the person", async () => {
    await visit("/mypage", {
      "GET /session": () => Response.json(signedIn()),
      "GET /holiday": () => refused(463, "AUTH_INVALID_SESSION", { msgDetail: "Signed in elsewhere" }, 401),
    });
    expect(screen.getByRole("button", { name: "Kim Miru" })).toBeVisible();
    await act(async () => void (await Promise.all([call("GET /holiday", {}), call("GET /holiday", {})])));
    await pass(50);
    expect(shown()).toEqual([["Signed in elsewhere", "alert"]]);
    expect(takeCarriedToast()).toBe("Signed in elsewhere");
    expect(screen.getByRole("button", { name: "nobody" })).toBeVisible();
    expect(open.mock.calls).toEqual([["/login?next=%2Fmypage"]]);
  });

  test("the carried message is shown on arrival", async () => {
    sessionStorage.setItem("clubfront.carriedToast", "Signed in elsewhere");
    await visit("/login");
    expect(shown()).toEqual([["Signed in elsewhere", "alert"]]);
  });
});

describe("the session (seed §4)", () => {
  test("is asked for once, however many look at it", async () => {
    const { move } = await visit("/club");
    await move("/guide");
    expect(counted("GET /session")).toBe(1);
  });

  // seed 206 207 208 398
  test("that nobody used ends with the alert, signed out, on the login screen", async () => {
    await visit("/mypage", { "GET /session": () => Response.json(signedIn()) });
    await pass(29 * minute);
    expect(screen.getByRole("alertdialog", { name: "Your session has expired" })).toHaveTextContent(
      "Please sign in again.",
    );
    expect(counted("DELETE /member/logout")).toBe(1);
    expect(counted("GET /tokens/refresh")).toBe(0);
    expect(open).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "OK" })));
    await pass(50);
    expect(open.mock.calls).toEqual([["/login?next=%2Fmypage"]]);
  });

  // seed 160 202 203
  test.each(["click", "scroll", "mousemove", "keydown"])(
    "with a %s since the last refresh is renewed",
    async (sign) => {
      const renewed = () => ({ ...signedIn(), accessTokenExpire: start + 60 * minute });
      await visit("/mypage", {
        "GET /session": () => Response.json(signedIn()),
        "GET /tokens/refresh": () => success(renewed()),
      });
      fireEvent(document.body, new Event(sign));
      await pass(29 * minute);
      expect(counted("GET /tokens/refresh")).toBe(1);
      expect(screen.queryByRole("alertdialog")).toBeNull();
      await pass(30 * minute);
      expect(screen.getByRole("alertdialog")).toBeVisible();
    },
  );

  test("the own sign-out leads home", async () => {
    await visit("/mypage", { "GET /session": () => Response.json(signedIn()) });
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Kim Miru" })));
    await pass(50);
    expect(open.mock.calls).toEqual([["/"]]);
    expect(screen.getByRole("button", { name: "nobody" })).toBeVisible();
    expect(otherTabs.heard).toContainEqual({ kind: "signed-out", isWanted: true });
  });

  test.each([
    ["the club API is away", () => refused(9503, "SYS_UNAVAILABLE", {}, 503)],
    ["too many calls were made", () => refused(4290, "RATE_LIMIT", {}, 429)],
    ["it fails", () => new Response("", { status: 500 })],
    ["the session was over before", () => refused(463, "AUTH_INVALID_SESSION", {}, 401)],
  ])("the own sign-out is one too when %s: the web has ended the session", async (_name, answer) => {
    await visit("/mypage", {
      "GET /session": () => Response.json(signedIn()),
      "DELETE /member/logout": answer,
    });
    sessionStorage.setItem("clubfront.drafts", "{}");
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Kim Miru" })));
    await pass(50);
    expect(open.mock.calls).toEqual([["/"]]);
    expect(screen.getByRole("button", { name: "nobody" })).toBeVisible();
    expect(otherTabs.heard.map(({ kind }) => kind)).toEqual(["active", "signed-out"]);
    expect([sessionStorage.getItem("clubfront.drafts"), shown()]).toEqual([null, []]);
  });

  test.each([
    ["without network", () => Response.error(), "You are offline. Please check your connection."],
    [
      "that the web did not get",
      () => new Response("", { status: 502 }),
      "That did not work. Please try again. (502)",
    ],
  ])(
    "a sign-out %s goes on with the session, says so and can be tried again",
    async (_name, answer, text) => {
      const answers = [answer, () => success({ loggedOut: true })];
      await visit("/mypage", {
        "GET /session": () => Response.json(signedIn()),
        "DELETE /member/logout": () => {
          const next = answers.shift()?.() ?? Response.error();
          if (next.type === "error") throw new TypeError("Failed to fetch");
          return next;
        },
      });
      const leave = () =>
        act(async () => void fireEvent.click(screen.getByRole("button", { name: "Kim Miru" })));
      await leave();
      await pass(50);
      expect([open.mock.calls, shown()]).toEqual([[], [[text, "alert"]]]);
      await leave();
      await pass(50);
      expect(open.mock.calls).toEqual([["/"]]);
      expect(screen.getByRole("button", { name: "nobody" })).toBeVisible();
    },
  );

  test("the other tabs hear of activity once, of the renewal and of the end", async () => {
    await visit("/mypage", {
      "GET /session": () => Response.json(signedIn()),
      "GET /tokens/refresh": () => success({ ...signedIn(), accessTokenExpire: start + 60 * minute }),
    });
    fireEvent.click(document.body);
    fireEvent.click(document.body);
    await pass(60 * minute);
    expect(otherTabs.heard.map(({ kind }) => kind)).toEqual(["active", "renewed", "signed-out"]);
  });

  test.each([
    ["/mypage", [["/login?next=%2Fmypage"]]],
    ["/ko/account/cs", [["/ko/login?next=%2Fko%2Faccount%2Fcs"]]],
    ["/club", []],
  ])("a sign-out in another tab is one here too, on %s", async (path, expected) => {
    await visit(path, { "GET /session": () => Response.json(signedIn()) });
    await act(async () => otherTabs.say({ kind: "signed-out" }));
    await pass(50);
    expect(screen.getByRole("button", { name: "nobody" })).toBeVisible();
    expect(open.mock.calls).toEqual(expected);
  });

  test.each([
    ["a sign-out that somebody wanted leaves nothing typed", { kind: "signed-out", isWanted: true }, {}],
    ["an end that nobody wanted leaves it for the next sign-in", { kind: "signed-out" }, { email: "a" }],
  ])("in another tab: %s", async (_name, news, expected) => {
    await visit("/mypage", { "GET /session": () => Response.json(signedIn()) });
    saveDraft("info", 7, { email: "a" });
    await act(async () => otherTabs.say(news));
    await pass(50);
    expect(readDraft("info", 7)).toEqual(expected);
  });

  const acting = { delegationIdx: 3, acts: [], endsOn: "2026-12-31", isMember: true };
  test.each<[string, Member & { acting?: typeof acting }, boolean]>([
    ["the same person as before", user, true],
    ["somebody else", { ...user, id: "leesol01", memberIdx: 8 }, false],
    ["a delegate in the same member's name", { ...user, acting }, false],
  ])(
    "a write that waits for the network, and then %s signed in in another tab",
    async (_name, who, isSent) => {
      let isAway = true;
      const sessions = [signedIn(), signedIn(who)];
      await visit("/mypage", {
        "GET /session": () => Response.json(sessions.shift()),
        "PUT /dashboard/increment/club/MS01": () => {
          if (isAway) throw new TypeError("Failed to fetch");
          return success({});
        },
      });
      const before = counted("PUT /dashboard/increment/club/MS01");
      const written = call("PUT /dashboard/increment/club/{club}", {
        params: { club: "MS01" },
        body: { date: "2026-11-23", device: "PC" },
      });
      await pass(50);
      expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
      await act(async () => otherTabs.say({ kind: "signed-in" }));
      await pass(50);
      isAway = false;
      fireEvent(window, new Event("online"));
      await pass(50);
      expect(counted("PUT /dashboard/increment/club/MS01") - before).toBe(isSent ? 2 : 1);
      expect((await written).ok).toBe(isSent);
    },
  );

  test("a write that waits for the network when the session ends is given up", async () => {
    await visit("/club", { "GET /session": () => Response.json(signedIn()) });
    const written = call("GET /holiday", {});
    await pass(50);
    await act(async () => otherTabs.say({ kind: "signed-out" }));
    await pass(50);
    fireEvent(window, new Event("online"));
    await pass(50);
    expect([counted("GET /holiday"), (await written).ok]).toEqual([1, false]);
  });

  test("a renewal in another tab is one here too", async () => {
    await visit("/mypage", { "GET /session": () => Response.json(signedIn()) });
    const ends = { accessTokenExpire: start + 60 * minute, refreshTokenExpire: start + 900 * minute };
    await act(async () => otherTabs.say({ kind: "renewed", ends }));
    await pass(58 * minute);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await pass(minute);
    expect(screen.getByRole("alertdialog")).toBeVisible();
  });

  // seed 190
  test.each([
    ["a visitor", () => ({ signedIn: false }), null],
    ["a member", () => signedIn(), null],
    ["an admin", () => signedIn({ ...user, isAdmin: true, adminIdx: 3 }), []],
  ])("the kept admin menus of %s", async (_name, session, expected) => {
    adminMenuStore.save(3, [], true);
    await visit("/ishm", { "GET /session": () => Response.json(session()) }, "office");
    expect(adminMenuStore.read(3)).toEqual(expected);
  });
});

describe("the site state (seed §4)", () => {
  test("is asked for on focus, and a closed site sends the visitor away", async () => {
    await visit("/club", {
      "GET /site/state": () => success({ state: "2" }),
      "GET /ext/site/pass": () => success({ allowed: false }),
    });
    replace.mockClear();
    jest.setSystemTime(testNow() + 5000);
    fireEvent(window, new Event("focus"));
    await pass(50);
    expect(replace.mock.calls).toEqual([["/close-page"]]);
  });

  const failing = { "GET /site/state": () => refused(9503, "SYS_UNAVAILABLE", {}, 503) };
  async function clickAfter(ms: number) {
    jest.setSystemTime(testNow() + ms);
    fireEvent.click(document.body);
    await pass(50);
  }

  // seed 200 396
  test("a check that goes on failing leads to the error page with its status, from where Back returns", async () => {
    await visit("/club", failing);
    open.mockClear();
    await clickAfter(10_000);
    expect(open).not.toHaveBeenCalled();
    await pass(15_000);
    expect(open.mock.calls).toEqual([["/error?status=503"]]);
  });

  // seed 396
  test("a check that goes on failing leaves a page with input alone", async () => {
    await visit("/club", failing);
    open.mockClear();
    const field = document.createElement("input");
    document.body.append(field);
    fireEvent.input(field, { target: { value: "my question" } });
    await clickAfter(20_000);
    await pass(60_000);
    expect(open).not.toHaveBeenCalled();
    field.remove();
    await pass(30_000);
    expect(open.mock.calls).toEqual([["/error?status=503"]]);
  });

  // seed 396
  test("too many calls are no failed check", async () => {
    await visit("/club", { "GET /site/state": () => refused(4290, "RATE_LIMIT", {}, 429) });
    open.mockClear();
    await clickAfter(30_000);
    await pass(60_000);
    expect(open).not.toHaveBeenCalled();
  });

  // seed 400
  test("a crawler gets no error page", async () => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; Googlebot/2.1)");
    await visit("/club", failing);
    open.mockClear();
    await clickAfter(40_000);
    await pass(60_000);
    expect(open).not.toHaveBeenCalled();
  });

  // seed 191 192
  test("is asked for on every move, never in the back office", async () => {
    const { move, unmount } = await visit("/club");
    const before = counted("GET /site/state");
    localStorage.clear();
    await move("/guide");
    expect(counted("GET /site/state")).toBe(before + 1);
    unmount();
    await visit("/ishm", {}, "office");
    jest.setSystemTime(testNow() + 10_000);
    fireEvent.click(document.body);
    await pass(50);
    expect(counted("GET /site/state")).toBe(0);
  });
});

describe("pages", () => {
  test("the homepage view is counted on the home page only", async () => {
    const { move } = await visit("/club");
    expect(counted("PUT /dashboard/increment/club/MS01")).toBe(0);
    await move("/");
    expect(counted("PUT /dashboard/increment/club/MS01")).toBe(1);
  });

  test("the view is of the club's day, however wrong the visitor's clock is", async () => {
    const day = 24 * 60 * minute;
    await visit("/", { "GET /session": () => Response.json({ signedIn: false, now: start + 40 * day }) });
    const sent = (globalThis.fetch as jest.Mock).mock.calls
      .filter(([url]) => String(url).includes("/dashboard/increment/"))
      .map(([, init]) => JSON.parse(init.body).date);
    serverClock.set(0, 0);
    expect(sent).toEqual([new Date(start + 40 * day).toISOString().slice(0, 10)]);
  });

  test("after a move the focus is on the new heading (A-11)", async () => {
    const { move } = await visit("/club");
    screen.getByRole("button", { name: "nobody" }).focus();
    await move("/guide");
    expect(screen.getByRole("heading", { name: "Heading" })).toHaveFocus();
  });

  // seed 220 394
  test.each([
    [
      "a lost chunk",
      () => fireEvent(window, new ErrorEvent("error", { error: { name: "ChunkLoadError" } })),
      1,
    ],
    ["another error", () => fireEvent(window, new ErrorEvent("error", { error: new Error("x") })), 0],
  ])("%s reloads the page %#", async (_name, happen, times) => {
    const reload = jest.spyOn(page, "reload").mockImplementation(() => {});
    await visit("/club");
    happen();
    happen();
    await pass(50);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  const loseChunk = () => fireEvent(window, new ErrorEvent("error", { error: { name: "ChunkLoadError" } }));

  test("a lost chunk asks first while a form holds input (R-23)", async () => {
    const reload = jest.spyOn(page, "reload").mockImplementation(() => {});
    await visit("/mypage");
    setDirty("voc", true);
    loseChunk();
    await pass(50);
    expect(reload).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Confirm" })));
    await pass(50);
    expect(reload).toHaveBeenCalledTimes(1);
    setDirty("voc", false);
  });

  test("without a network a lost chunk leaves the page as it is", async () => {
    const reload = jest.spyOn(page, "reload").mockImplementation(() => {});
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await visit("/guide");
    loseChunk();
    await pass(50);
    expect(reload).not.toHaveBeenCalled();
  });

  test("links are preloaded when they are pointed at, files are not", async () => {
    await visit("/club");
    document.body.insertAdjacentHTML("beforeend", '<a href="/guide">Guide</a><a href="/files/1">File</a>');
    for (const link of document.body.querySelectorAll("a")) fireEvent.pointerOver(link);
    await pass(1000);
    expect(prefetch.mock.calls).toEqual([["/guide"]]);
  });
});
