import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IdentityCheck } from "@/components/member/shared/identity/identity-check";
import { WayBackView } from "@/components/member/shared/identity/way-back-view";
import { AddressProvider } from "@/components/site/layout/frame/addresses";
import type { IdentityNews } from "@/lib/web/identity/identity-window";
import { page } from "@/lib/web/runtime/page";
import { answering, refused, success } from "../../feedback/support";
import { MemberTexts } from "../support";

const requestNo = "REQ202611231000000000001";
const form = {
  driver: "MOCK",
  requestNo,
  action: "/hp/api/member/nice-check/mock",
  method: "POST",
  fields: { m: "service", enc_data: "sealed", integrity_value: "mark" },
  popup: { width: 500, height: 550 },
  expiresAt: "2026-11-23T10:10:00+09:00",
};
const person = {
  certToken: "ct_1",
  certType: "10" as const,
  name: "한빛",
  birth: "1990-05-05",
  gender: "F" as const,
  phoneNo: "010-0000-0077",
  isMember: false,
  maskedId: null,
  purpose: "SIGNUP" as const,
};
const news: IdentityNews = { kind: "clubfront.identity", requestNo, outcome: { ok: true, value: person } };
const tell = (popup: Window, data: unknown, more: MessageEventInit = {}) =>
  act(async () => {
    const init = { data, origin: window.location.origin, source: popup, ...more };
    window.dispatchEvent(new MessageEvent("message", init));
  });

/** A real window of the test's browser in the place of the pop-up. */
function pretendWindow() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const popup = frame.contentWindow as Window;
  let isClosed = false;
  Object.defineProperty(popup, "closed", { configurable: true, get: () => isClosed });
  popup.close = jest.fn(() => {
    isClosed = true;
  });
  return { popup, closeByHand: () => popup.close() };
}

function show() {
  const onVerified = jest.fn();
  render(<IdentityCheck purpose="SIGNUP" clubCode="MS01" onVerified={onVerified} />, {
    wrapper: MemberTexts,
  });
  return onVerified;
}

async function openWindow() {
  const pretended = pretendWindow();
  const order: string[] = [];
  jest.spyOn(window, "open").mockImplementation(() => {
    order.push("window");
    return pretended.popup;
  });
  const posted: Record<string, string>[] = [];
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    const inputs = [...this.querySelectorAll("input")].map(({ name, value }) => [name, value]);
    posted.push({ target: this.target, ...Object.fromEntries(inputs) });
  });
  const { requests, fetching } = answering(success(form));
  const onVerified = show();
  fireEvent.click(screen.getByRole("button"));
  // Within the click: a browser would block a window that comes later.
  expect(order).toEqual(["window"]);
  await waitFor(() => expect(posted).toHaveLength(1));
  return { ...pretended, onVerified, posted, requests, fetching };
}

afterEach(() => document.querySelector("iframe")?.remove());

test("opens the window within the click, posts the provider's form into it and hands over the person once", async () => {
  const { popup, onVerified, posted, requests } = await openWindow();
  expect(requests[0]?.url).toContain("purpose=SIGNUP");
  expect(posted[0]).toMatchObject({ ...form.fields, target: expect.stringMatching(/^clubfront-identity-/) });
  await tell(popup, news);
  expect(onVerified).toHaveBeenCalledWith(person);
  expect(popup.closed).toBe(true);
  await tell(popup, news);
  expect(onVerified).toHaveBeenCalledTimes(1);
});

test("believes neither another origin, nor another window, nor another visit, nor another shape", async () => {
  const { popup, onVerified } = await openWindow();
  await tell(popup, news, { origin: "https://evil.test" });
  await tell(popup, news, { source: window });
  await tell(popup, news, { source: null });
  await tell(popup, { ...news, requestNo: "REQ202611231000000000002" });
  await tell(popup, { ...news, kind: "else" });
  await tell(popup, { ...news, outcome: { ok: true, value: { certToken: "ct_1" } } });
  await tell(popup, "clubfront.identity");
  expect(onVerified).not.toHaveBeenCalled();
  expect(popup.closed).toBe(false);
  await tell(popup, news);
  expect(onVerified).toHaveBeenCalledTimes(1);
});

test("a proof for another purpose is none", async () => {
  const { popup, onVerified } = await openWindow();
  const other = { ...person, purpose: "FIND_PW" };
  await tell(popup, { ...news, outcome: { ok: true, value: other } });
  expect(onVerified).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("was not completed");
});

test("a blocked window is said, and the next press tries again", async () => {
  jest.spyOn(window, "open").mockReturnValue(null);
  const { requests } = answering();
  show();
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("alert")).toHaveTextContent("Your browser blocked the window");
  expect(screen.getByRole("button", { name: "Reopen identity verification" })).toBeEnabled();
  expect(requests).toHaveLength(0);
});

test("a window closed by hand is said; an outcome that still comes counts", async () => {
  const { popup, closeByHand, onVerified } = await openWindow();
  closeByHand();
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(
      "The window was closed before verification was complete. Please open it again.",
    ),
  );
  await tell(popup, news);
  expect(onVerified).toHaveBeenCalledTimes(1);
});

test("who stops waiting is not surprised later", async () => {
  const { popup, onVerified } = await openWindow();
  fireEvent.click(screen.getByRole("button", { name: "Cancel verification" }));
  expect(popup.closed).toBe(true);
  await tell(popup, news);
  expect(onVerified).not.toHaveBeenCalled();
});

test("a provider that is away is said in words and its window closed (1301)", async () => {
  const { popup } = pretendWindow();
  jest.spyOn(window, "open").mockReturnValue(popup);
  answering(refused(1301, "NICE_ERROR", { msgVar: ["credentials"] }));
  show();
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("credentials"));
  expect(popup.closed).toBe(true);
});

test("a refusal in the provider's window is said where it was opened", async () => {
  const { popup, onVerified } = await openWindow();
  const failure = {
    kind: "failure",
    status: 200,
    code: 1301,
    msgCode: "NICE_ERROR",
    msgVar: ["integrity"],
    msg: "",
    msgDetail: "",
  };
  await tell(popup, { ...news, outcome: { ok: false, failure } });
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("integrity"));
  expect(onVerified).not.toHaveBeenCalled();
});

describe("the document of a page that opens the window (S-40)", () => {
  const moved = [
    { code: "070000", seoSlug: "/account" },
    { code: "090000", seoSlug: "/mypage" },
  ];
  afterEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, "", "/");
  });

  /** A view at an address, in a document that was loaded at another one. */
  function showAt(here: string, loaded: string) {
    window.history.replaceState(null, "", here);
    const entry = { name: new URL(loaded, window.location.origin).href } as PerformanceEntry;
    performance.getEntriesByType = () => [entry];
    const view = <IdentityCheck purpose="FIND_PW" clubCode="MS01" onVerified={() => {}} />;
    return render(<AddressProvider moved={moved}>{view}</AddressProvider>, { wrapper: MemberTexts });
  }

  test.each([
    ["a page with other headers", "/account/myinfo", "/club", 1],
    ["the page itself", "/account/myinfo", "/account/myinfo", 0],
    ["another page of the same headers", "/ko/account/myinfo", "/ko/account", 0],
    ["another menu's page at the path of the area", "/account/myinfo", "/mypage", 1],
    ["a page that has other headers at the same address", "/club", "/club", 0],
  ])("that was loaded for %s is loaded anew where that helps", (_name, here, loaded, times) => {
    const reload = jest.spyOn(page, "reload").mockImplementation(() => {});
    showAt(here, loaded);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  test("is loaded anew once, whatever the next one was loaded for", () => {
    const reload = jest.spyOn(page, "reload").mockImplementation(() => {});
    showAt("/account/myinfo", "/club").unmount();
    showAt("/account/myinfo", "/club");
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("the window's way back", () => {
  const opener = { postMessage: jest.fn() };
  beforeEach(() => {
    opener.postMessage.mockReset();
    Object.defineProperty(window, "opener", { configurable: true, value: opener });
    jest.spyOn(window, "close").mockImplementation(() => {});
  });
  afterEach(() => {
    Object.defineProperty(window, "opener", { configurable: true, value: null });
    window.history.replaceState(null, "", "/");
  });
  const comeBack = (fragment: string) => {
    window.history.replaceState(null, "", `/signup/auth/success${fragment}`);
    render(<WayBackView clubCode="MS01" title="Identity verification" />, { wrapper: MemberTexts });
  };

  test("trades the answer, tells only its own origin, and leaves nothing in the address", async () => {
    const { requests } = answering(success(person));
    comeBack(`#requestNo=${requestNo}&enc_data=sealed&integrity_value=mark&persona=x`);
    await waitFor(() => expect(opener.postMessage).toHaveBeenCalledWith(news, window.location.origin));
    expect(window.location.hash).toBe("");
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
      clubCode: "MS01",
      requestNo,
      enc_data: "sealed",
      integrity_value: "mark",
    });
    expect(window.close).toHaveBeenCalled();
    expect(screen.getByRole("status")).toHaveTextContent("You are verified");
  });

  test("tells a refusal", async () => {
    answering(refused(1301, "NICE_ERROR", { msgVar: ["visit"] }));
    comeBack(`#requestNo=${requestNo}&enc_data=sealed`);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("visit"));
    const [posted] = opener.postMessage.mock.calls[0] as [IdentityNews];
    expect(posted.outcome).toMatchObject({ ok: false, failure: { code: 1301 } });
  });

  test("without an answer it was given up; without a visit nobody is told", async () => {
    const { requests } = answering();
    comeBack(`#requestNo=${requestNo}`);
    await waitFor(() => expect(opener.postMessage).toHaveBeenCalledTimes(1));
    const [posted] = opener.postMessage.mock.calls[0] as [IdentityNews];
    expect(posted.outcome).toEqual({ ok: false, failure: null });
    opener.postMessage.mockReset();
    comeBack("");
    await waitFor(() =>
      expect(screen.getAllByRole("status")[1]).toHaveTextContent(
        "No verification is in progress here. Please close this window and start on the previous page.",
      ),
    );
    expect(opener.postMessage).not.toHaveBeenCalled();
    expect(requests).toHaveLength(0);
  });
});
