import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { FeedbackRegions } from "@/components/feedback/feedback-regions";
import { call } from "@/lib/web/api/browser";
import { openDialogs, showAlert, showConfirm } from "@/lib/web/runtime/dialogs";
import { retryQueue } from "@/lib/web/runtime/retry-queue";
import { confirmBar, toast, toastBar, toasts } from "@/lib/web/runtime/toasts";
import { answering, noNetwork, success, Texts, teachDialogs } from "./support";

beforeEach(() => {
  jest.useFakeTimers();
  teachDialogs();
  render(
    <Texts>
      <button type="button">Opener</button>
      <FeedbackRegions />
    </Texts>,
  );
});

afterEach(async () => {
  await act(async () => {
    retryQueue.discardAll();
    openDialogs.set([]);
    await jest.advanceTimersByTimeAsync(60_000);
  });
  jest.useRealTimers();
});

const show = (run: () => unknown) =>
  act(async () => {
    run();
    await jest.advanceTimersByTimeAsync(0);
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe("toasts and bars", () => {
  test("their live regions are there before any text (A-07)", () => {
    expect(screen.getAllByRole("status").length).toBeGreaterThanOrEqual(3);
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  test("a toast is a status and goes after 2 seconds", async () => {
    await show(() => toast("Saved"));
    expect(screen.getByText("Saved").closest("[role=status]")).not.toBeNull();
    await pass(2000);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  test("an error is an alert, stays 5 seconds, and is found in the history afterwards", async () => {
    await show(() => toastBar("Taken by another", { tone: "alert" }));
    expect(within(screen.getByRole("alert")).getByText("Taken by another")).toBeVisible();
    await pass(5000);
    expect(screen.queryByText("Taken by another")).toBeNull();
    await show(() => fireEvent.click(screen.getByRole("button", { name: /Notifications/ })));
    await pass(100);
    const dialog = screen.getByRole("dialog", { name: "Notifications" });
    expect(within(dialog).getByText("Taken by another")).toBeInTheDocument();
  });

  test("a bar waits while it is focused, and goes on afterwards", async () => {
    await show(() => toastBar("Read me"));
    const close = screen.getByRole("button", { name: "Dismiss" });
    await show(() => close.focus());
    await pass(20_000);
    expect(screen.getByText("Read me")).toBeVisible();
    await show(() => screen.getByRole("button", { name: "Opener" }).focus());
    await pass(5500);
    expect(screen.queryByText("Read me")).toBeNull();
  });

  test("a bar that is closed under the pointer does not hold the next one", async () => {
    await show(() => toastBar("First"));
    const close = screen.getByRole("button", { name: "Dismiss" });
    await show(() => fireEvent.pointerEnter(close));
    await show(() => fireEvent.pointerOver(close));
    await show(() => fireEvent.click(close));
    await show(() => toastBar("Second"));
    await pass(5500);
    expect(screen.queryByText("Second")).toBeNull();
  });

  test("a confirm bar is answered by its buttons", async () => {
    let answered: Promise<boolean> | undefined;
    await show(() => {
      answered = confirmBar({ text: "Leave the page?", confirm: "Leave", cancel: "Keep my place" });
    });
    await pass(60_000);
    await show(() => fireEvent.click(screen.getByRole("button", { name: "Leave" })));
    await expect(answered).resolves.toBe(true);
    expect(toasts.state.get().shown).toEqual([]);
  });
});

describe("the retry bar", () => {
  // seed 224
  test.each([
    ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Try again" }))],
    ["the network that is back", () => fireEvent(window, new Event("online"))],
  ])("sends all that wait again on %s", async (_name, retry) => {
    answering(noNetwork(), noNetwork(), success({}), success({}));
    let answered: Promise<unknown> | undefined;
    await show(() => {
      answered = Promise.all([call("DELETE /member/logout", {}), call("GET /holiday", {})]);
    });
    await pass(10);
    expect(screen.getByRole("alert")).toHaveTextContent("2 requests could not be sent");
    await show(retry);
    await expect(answered).resolves.toMatchObject([{ ok: true }, { ok: true }]);
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  test("gives them up together", async () => {
    answering(noNetwork());
    let answered: Promise<unknown> | undefined;
    await show(() => {
      answered = call("GET /holiday", {});
    });
    await pass(10);
    await show(() => fireEvent.click(screen.getByRole("button", { name: "Discard" })));
    await expect(answered).resolves.toMatchObject({ failure: { kind: "network" } });
  });
});

describe("the progress indicator", () => {
  test("says so when a request is late, and only then", async () => {
    let finish: (response: Response) => void = () => {};
    answering(() => new Promise((resolve) => (finish = resolve)));
    await show(() => void call("GET /holiday", {}));
    await pass(3900);
    expect(screen.queryByText("One moment…")).toBeNull();
    await pass(100);
    expect(screen.getByText("One moment…").closest("[role=status]")).not.toBeNull();
    await show(() => finish(success({})));
    await pass(1000);
    expect(screen.queryByText("One moment…")).toBeNull();
  });

  test("does not know of quiet requests", async () => {
    answering(() => new Promise(() => {}));
    await show(() => void call("GET /holiday", {}, { quiet: true }));
    await pass(10_000);
    expect(screen.queryByText("One moment…")).toBeNull();
  });
});

describe("alert and confirm (seed §8, §9)", () => {
  async function open<T>(ask: () => Promise<T>) {
    screen.getByRole("button", { name: "Opener" }).focus();
    let answered: Promise<T> | undefined;
    await show(() => {
      answered = ask();
    });
    await pass(100);
    return { dialog: screen.getByRole("alertdialog"), answered };
  }

  // seed 397 418
  test("an alert is 550 wide, named, described, modal, with the focus on OK", async () => {
    const { dialog, answered } = await open(() => showAlert({ title: "Closed", message: "Come back at 9" }));
    expect(dialog).toHaveStyle({ width: "550px" });
    expect(dialog).toHaveAccessibleName("Closed");
    expect(dialog).toHaveAccessibleDescription("Come back at 9");
    expect(dialog).toHaveAttribute("aria-modal", "true");
    expect(screen.getByRole("button", { name: "OK" })).toHaveFocus();
    await show(() => fireEvent.click(screen.getByRole("button", { name: "OK" })));
    await expect(answered).resolves.toBeUndefined();
    expect(screen.getByRole("button", { name: "Opener" })).toHaveFocus();
  });

  test("a code is shown as its translated sentence with the variables", async () => {
    document.documentElement.lang = "en";
    const { dialog } = await open(() =>
      showAlert({ title: "No", message: "raw", msgCode: "JOIN_REJOIN_BLOCK", msgVar: ["2027-01-01"] }),
    );
    expect(dialog).toHaveTextContent("You left recently and can join again from 2027-01-01.");
  });

  test("a code that nobody knows leaves the message", async () => {
    const { dialog } = await open(() => showAlert({ title: "No", message: "raw", msgCode: "NONE" }));
    expect(dialog).toHaveTextContent("raw");
  });

  test.each([
    ["Confirm", true],
    ["Cancel", false],
  ])("a confirm is answered with %s → %s, and starts on the harmless one", async (name, expected) => {
    const { answered } = await open(() => showConfirm({ title: "Delete?", message: "For good." }));
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await show(() => fireEvent.click(screen.getByRole("button", { name })));
    await expect(answered).resolves.toBe(expected);
  });

  test("Esc is no", async () => {
    const { dialog, answered } = await open(() => showConfirm({ title: "Delete?", message: "For good." }));
    await show(() => fireEvent(dialog, new Event("cancel", { cancelable: true })));
    await expect(answered).resolves.toBe(false);
  });

  test("Tab goes round inside in both directions", async () => {
    const { dialog } = await open(() => showConfirm({ title: "Delete?", message: "For good." }));
    fireEvent.keyDown(dialog, { key: "Tab", shiftKey: true });
    expect(screen.getByRole("button", { name: "Confirm" })).toHaveFocus();
    fireEvent.keyDown(dialog, { key: "Tab" });
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });

  test("two are shown one after the other", async () => {
    const { dialog } = await open(() => showAlert({ title: "First", message: "1" }));
    await show(() => void showAlert({ title: "Second", message: "2" }));
    expect(dialog).toHaveAccessibleName("First");
    await show(() => fireEvent.click(screen.getByRole("button", { name: "OK" })));
    await pass(100);
    expect(screen.getByRole("alertdialog")).toHaveAccessibleName("Second");
  });
});
