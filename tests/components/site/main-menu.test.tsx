import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { MainMenu } from "@/components/site/layout/frame/main-menu";
import messages from "@/messages/ja.json";

/** Measures when the test says so; jsdom lays nothing out. */
let measure = () => {};
class FakeObserver {
  constructor(callback: () => void) {
    measure = callback;
  }
  observe() {}
  disconnect() {}
}
const before = globalThis.ResizeObserver;
beforeEach(() => {
  globalThis.ResizeObserver = FakeObserver as unknown as typeof ResizeObserver;
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.ResizeObserver = before;
});

const names = ["クラブ", "コース", "予約", "天気"];
const links = names.map((name, place) => ({ code: String(place), name, href: `/ja/page-${place}` }));

/** So many of the menus stand in the first line; the others wrap below it. */
function fitInRow(count: number): void {
  jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) < count ? 0 : 44;
  });
  act(() => measure());
}

function show() {
  render(
    <NextIntlClientProvider locale="ja" messages={{ header: messages.header }}>
      <MainMenu links={links} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole("navigation", { name: "メインメニュー" });
}

test("menus that find no room in the row are listed behind one word, and come back with the room", () => {
  const menu = show();
  expect(within(menu).getAllByRole("link")).toHaveLength(4);
  expect(within(menu).queryByText("その他")).toBeNull();
  fitInRow(2);
  const rest = within(menu).getByText("その他").closest("details") as HTMLElement;
  expect([...rest.querySelectorAll("a")].map((link) => link.textContent)).toEqual(["予約", "天気"]);
  const row = menu.querySelector("ul") as HTMLElement;
  expect([...row.children].map((item) => item.classList.contains("invisible"))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  fitInRow(4);
  expect(within(menu).queryByText("その他")).toBeNull();
});

test("Esc closes the list and gives the focus back, leaving it closes it too", async () => {
  const menu = show();
  fitInRow(2);
  const word = within(menu).getByText("その他");
  const list = word.closest("details") as HTMLDetailsElement;
  list.open = true;
  const first = list.querySelector("a") as HTMLElement;
  act(() => first.focus());
  await userEvent.keyboard("{Escape}");
  expect(list.open).toBe(false);
  expect(word.closest("summary")).toHaveFocus();
  list.open = true;
  act(() => first.focus());
  act(() => first.blur());
  expect(list.open).toBe(false);
});
