import { scrollToHash } from "@/lib/web/runtime/hash-scroll";

let scroll: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  document.body.innerHTML = '<section id="notice"><h2>Notices</h2></section><section id="공지"></section>';
});

afterEach(() => jest.useRealTimers());

// seed 132
test("a hash scrolls to its section after 1 second and hands the heading the focus (seed §2)", () => {
  scrollToHash("#notice");
  jest.advanceTimersByTime(999);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scroll.mock.instances).toEqual([document.getElementById("notice")]);
  expect(document.activeElement).toBe(document.querySelector("h2"));
});

test("of a view that stands twice the drawn one is scrolled to, and the one that stays has the focus", () => {
  const section = '<section id="notice"><h2>Notices</h2></section>';
  document.body.innerHTML = `<div class="first-view">${section}</div><div class="own-view">${section}</div>`;
  scrollToHash("#notice");
  jest.advanceTimersByTime(1000);
  expect(scroll.mock.instances).toEqual([document.querySelector(".first-view section")]);
  expect(document.activeElement).toBe(document.querySelector(".own-view h2"));
});

test.each([
  [false, "smooth"],
  [true, "auto"],
])("with less motion wished: %s → %s", (isCalm, behavior) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isCalm });
  scrollToHash("#notice");
  jest.advanceTimersByTime(1000);
  expect(scroll).toHaveBeenCalledWith({ behavior, block: "start" });
});

test.each(["#%EA%B3%B5%EC%A7%80", "#공지"])("%s finds a section with a name that is not English", (hash) => {
  scrollToHash(hash);
  jest.advanceTimersByTime(1000);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test.each(["", "#", "#nothing", "#%"])("%p scrolls nowhere", (hash) => {
  scrollToHash(hash);
  jest.advanceTimersByTime(1000);
  expect(scroll).not.toHaveBeenCalled();
});

test("a page that is left before does not scroll", () => {
  scrollToHash("#notice")();
  jest.advanceTimersByTime(1000);
  expect(scroll).not.toHaveBeenCalled();
});
