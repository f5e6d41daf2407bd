import { act, render } from "@testing-library/react";
import { Settle } from "@/components/feedback/settle";
import { emitRequest } from "@/lib/web/api/request-bus";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";

let frames: FrameRequestCallback[] = [];
/** The browser shows a frame. */
const frame = () =>
  act(() => {
    const due = frames;
    frames = [];
    for (const one of due) one(0);
  });
const call = (kind: "started" | "ended", quiet = false) => emitRequest({ kind, id: 1, quiet });

beforeEach(() => {
  frames = [];
  globalThis.requestAnimationFrame = (run) => frames.push(run);
  globalThis.cancelAnimationFrame = () => {};
});

function begin() {
  const { container } = render(
    <Settle placeholder={<i>bars</i>}>
      <h1>Bookings</h1>
    </Settle>,
  );
  const isShown = () => container.querySelector(".settling") === null;
  const heading = container.querySelector("h1") ?? document.body;
  return { isShown, heading, container };
}

test("a screen stays behind its placeholder while its calls are under way, and is then shown whole", () => {
  const { isShown, container } = begin();
  call("started");
  for (let shown = 0; shown < 5; shown += 1) frame();
  expect(isShown()).toBe(false);
  expect(container.querySelector("[aria-busy] i")).not.toBeNull();
  call("ended");
  frame();
  frame();
  expect(isShown()).toBe(true);
  expect(container.querySelector("i")).toBeNull();
});

test("an answer that leads to a further call is not the end", () => {
  const { isShown } = begin();
  call("started");
  call("ended");
  frame();
  call("started");
  frame();
  frame();
  expect(isShown()).toBe(false);
  call("ended");
  frame();
  frame();
  expect(isShown()).toBe(true);
});

test("calls of the background are not waited for", () => {
  const { isShown } = begin();
  call("started", true);
  frame();
  frame();
  expect(isShown()).toBe(true);
  call("ended", true);
});

test("what takes longer than a moment is not waited for", () => {
  jest.useFakeTimers();
  const { isShown } = begin();
  call("started");
  act(() => jest.advanceTimersByTime(2500));
  expect(isShown()).toBe(true);
  call("ended");
  jest.useRealTimers();
});

test("a focus that was asked for meanwhile comes when the screen is shown", () => {
  const { heading } = begin();
  focusQuietly(heading);
  (document.activeElement as HTMLElement).blur();
  frame();
  frame();
  expect(document.activeElement).toBe(heading);
});
