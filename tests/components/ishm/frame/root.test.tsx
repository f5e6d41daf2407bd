import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { SWRConfig } from "swr";
import { PageHead } from "@/components/ishm/frame/page-head";
import { OfficeRoot } from "@/components/ishm/frame/root/office-root";
import { keepAnswers } from "@/lib/web/api/kept-answers";
import { meetSession } from "@/lib/web/api/session";
import { compileMessages } from "@/lib/web/i18n/compile";
import { mergeServerMessages } from "@/lib/web/i18n/merge";
import { page } from "@/lib/web/runtime/page";
import type { PublicSession } from "@/lib/web/session/options";
import english from "@/messages/en.json";
import korean from "@/messages/ko.json";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { teachDialogs } from "../../feedback/support";
import { officeWith } from "../office";

const now = Date.parse("2026-11-23T01:00:00Z");

function signedIn(part: Partial<Extract<PublicSession, { signedIn: true }>["user"]> = {}): PublicSession {
  return {
    signedIn: true,
    now,
    accessTokenExpire: now + 1_800_000,
    refreshTokenExpire: now + 43_200_000,
    chk: false,
    user: {
      clubCode: "MS01",
      id: "contents1",
      name: "콘텐츠 담당",
      lang: "ko",
      authority: "ADMIN",
      memberIdx: null,
      adminIdx: 3,
      memberType: null,
      isAdmin: true,
      isSSAdmin: false,
      isTempPassword: false,
      authClub: ["MS01"],
      langList: ["ko"],
      imageUrl: null,
      pending: null,
      ...part,
    },
  };
}

const texts = {
  ko: compileMessages(
    mergeServerMessages(korean, [{ category: "10", code: "ishm.layout.viewSite", msg: "홈페이지로 가기" }]),
  ),
  en: compileMessages(english),
};
let session: PublicSession = signedIn();
let afterSession = () => {};
const rights = officeWith().menus;

mockServer(
  http.get("*/session", () => {
    const answer = HttpResponse.json(session);
    afterSession();
    return answer;
  }),
  http.get("*/builds/*", () => HttpResponse.json({ id: "one" })),
  http.get("*/route-rules", () => HttpResponse.json([])),
  http.get("*/session/office-texts", ({ request }) =>
    HttpResponse.json(texts[new URL(request.url).searchParams.get("lang") === "ko" ? "ko" : "en"]),
  ),
  mockCall("GET /menu-admins/admins/{id}", () => ({
    adminIdx: 3,
    source: "GROUP",
    groupIdx: 20,
    menus: [...rights],
  })),
  mockCall("GET /common/system-code/{club}", () => ({
    policyCodes: {
      id: "policyCodes",
      codeId: "C1300",
      version: 1,
      loadDate: "2026-11-23T10:00:00+09:00",
      changed: true,
      list: [{ key: "C0190", keyName: "Zone", values: ["10", "Asia/Seoul", "+09:00"], group: "POLICY" }],
    },
  })),
  mockCall("GET /site/info", ({ query }) => ({
    clubIdx: 1,
    clubCode: "MS01",
    clubName: query.get("lang") === "ko" ? "미르솔 컨트리클럽" : "Mirsol Country Club",
    ceoName: "",
    businessNo: "",
    zipCode: "",
    address: "",
    addressDetail: "",
    clubPhoneNo: "",
    rsvPhoneNo: "",
    clubFaxNo: null,
    email: "",
    lat: 37.3,
    lon: 127.3,
    sns: {},
    copyright: "",
  })),
  mockCall("GET /site/state", () => ({ state: "1", title: "", message: "", startAt: null, endAt: null })),
);

beforeEach(() => {
  session = signedIn();
  visit("/ishm");
});

function renderRoot() {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <OfficeRoot>
        <PageHead title="A screen" />
      </OfficeRoot>
    </SWRConfig>,
  );
}

describe("the back office", () => {
  test("begins in the admin's own language, with the texts that the server gives for it", async () => {
    renderRoot();
    expect(await screen.findByText("홈페이지로 가기")).toBeInTheDocument();
    expect(document.documentElement.lang).toBe("ko");
    expect(screen.getAllByText("미르솔 컨트리클럽")[0]).toBeVisible();
  });

  test("a chosen language is kept in this browser", async () => {
    renderRoot();
    await userEvent.click(await screen.findByRole("button", { name: /^계정/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "English" }));
    expect(await screen.findByText("View website")).toBeInTheDocument();
    await waitFor(() => expect(document.documentElement.lang).toBe("en"));
    expect(localStorage.getItem("clubfront.officeLanguage")).toBe("en");
  });

  test("a member sees no screen of it, only that it is not for him", async () => {
    session = signedIn({ isAdmin: false, adminIdx: null, memberIdx: 100001, authority: "MEMBER" });
    renderRoot();
    expect(await screen.findByText("You do not have access to this page")).toBeVisible();
    expect(screen.queryByText("A screen")).toBeNull();
  });

  test("who is signed out is shown the way in", async () => {
    session = { signedIn: false };
    renderRoot();
    expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/en/login?next=%2Fishm",
    );
  });
});

describe("another club of the admin's, entered in another tab", () => {
  const clubs = { lang: "en", authClub: ["MS01", "MS02"] };
  const elsewhere = () => signedIn({ ...clubs, clubCode: "MS02", homeClub: "MS01" });
  const drop = jest.fn(async () => {});
  keepAnswers(drop);
  let open: jest.SpyInstance;

  beforeEach(() => {
    teachDialogs();
    drop.mockClear();
    open = jest.spyOn(page, "open").mockImplementation(() => {});
    session = signedIn(clubs);
  });
  afterEach(() => {
    afterSession = () => {};
    localStorage.removeItem("clubfront.clubMoved");
  });

  async function expectNewBeginning() {
    expect(await screen.findByRole("alertdialog", { name: "Club changed" })).toBeVisible();
    expect(drop).toHaveBeenCalledWith({ anew: true });
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(open.mock.calls).toEqual([["/ishm"]]));
  }

  test("is noticed by a tab that heard nothing, once it asks who is here", async () => {
    renderRoot();
    expect(await screen.findByText("A screen")).toBeInTheDocument();
    session = elsewhere();
    await act(meetSession);
    await expectNewBeginning();
  });

  test("is noticed by a tab that was loading meanwhile", async () => {
    // The answer is from before the move, which comes before anybody listens here.
    afterSession = () => {
      localStorage.setItem("clubfront.clubMoved", String(performance.timeOrigin + 1000));
      session = elsewhere();
    };
    renderRoot();
    await expectNewBeginning();
  });

  test("before this tab was loaded asks nothing", async () => {
    localStorage.setItem("clubfront.clubMoved", String(performance.timeOrigin - 1000));
    afterSession = jest.fn();
    renderRoot();
    expect(await screen.findByText("A screen")).toBeInTheDocument();
    expect(afterSession).toHaveBeenCalledTimes(1);
  });
});
