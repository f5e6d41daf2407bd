import { act, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { type Announced, useAnnouncements } from "@/components/site/popup/use-announcements";
import { openDialogs } from "@/lib/web/runtime/dialogs";
import { seenSiteState } from "@/lib/web/runtime/site/site-state-watch";
import messages from "@/messages/en.json";
import { visit } from "@/tests/support/web/navigation";

const menus = [{ code: "010000", path: "/", isMainPage: true }];
const banner = { idx: 3, bannerName: "Autumn cup" };
let seen: (Announced | null)[] = [];
let asked: string[] = [];
let answers: Record<string, () => Response> = {};
const success = (data: unknown) => Response.json({ result: true, data });

function Probe() {
  seen.push(
    useAnnouncements({
      menus,
      clubCode: "MS01",
      language: "en",
      defaultLanguage: "en",
      timeZone: "Asia/Seoul",
    }),
  );
  return null;
}

async function show(path = "/") {
  visit(path);
  const view = render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ popup: messages.popup }}>
      <Probe />
    </NextIntlClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(2000));
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  seen = [];
  asked = [];
  seenSiteState.set(null);
  answers = {
    "/hp/api/site/state": () => success({ state: "1" }),
    "/hp/api/banner/page/010000": () => success({ terms: [], banner: [banner] }),
  };
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const path = String(url).split("?")[0] ?? "";
    asked.push(path);
    const answer = answers[path];
    if (!answer) throw new TypeError(`nothing at ${path}`);
    return answer();
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// seed 119 120
test("a page with something pending announces it while the site is normal", async () => {
  await show();
  expect(seen.at(-1)?.data.banner).toEqual([banner]);
});

// seed 119
test.each(["0", "2"] as const)("in state %s nothing is announced", async (state) => {
  answers["/hp/api/site/state"] = () => success({ state });
  await show();
  expect(seen.at(-1)).toBeNull();
});

// seed 120
test("a page whose menu has nothing asks for nothing", async () => {
  await show("/club");
  expect([asked, seen.at(-1)]).toEqual([[], null]);
});

// seed 399
test("announcements that cannot be had are told by an alert", async () => {
  answers["/hp/api/banner/page/010000"] = () => new Response("", { status: 503 });
  await show();
  expect(openDialogs.get()).toHaveLength(1);
});

// seed 400
test("a crawler gets no alert", async () => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; Yeti/1.1)");
  const before = openDialogs.get().length;
  answers["/hp/api/banner/page/010000"] = () => new Response("", { status: 503 });
  await show();
  expect(openDialogs.get()).toHaveLength(before);
});
