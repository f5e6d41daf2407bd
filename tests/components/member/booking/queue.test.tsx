import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { type QueueState, useQueue } from "@/components/member/booking/queue/use-queue";
import { useHasCome } from "@/components/member/booking/use-club-clock";
import { mockCall, mockServer } from "@/tests/support/msw";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { context, playDate } from "./scene";

const openAt = new Date(testNow() + 600_000).toISOString().replace(/\.\d+Z$/, "Z");
const joinFrom = new Date(testNow() - 600_000).toISOString().replace(/\.\d+Z$/, "Z");
let line: QueueState;
let joined = 0;
mockServer(
  mockCall("GET /ext/opening-queue/{date}", () => line),
  mockCall("POST /ext/opening-queue", () => {
    joined += 1;
    line = { ...line, joined: true, isHere: true };
    return line;
  }),
);
beforeEach(() => {
  joined = 0;
  line = {
    isOn: true,
    openAt,
    joinFrom,
    joined: true,
    isHere: false,
    position: null,
    total: 2,
    admittedAt: null,
    isAdmitted: false,
  };
});
afterEach(() => jest.useRealTimers());

const around = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
    {children}
  </SWRConfig>
);
const queue = () =>
  renderHook(() => useQueue(context, playDate, openAt, testNow()), { wrapper: around }).result;
const look = () => act(() => void window.dispatchEvent(new Event("focus")));

test("a page that finds its member in line goes on with it; opened elsewhere after that, it does not take it back", async () => {
  const result = queue();
  await waitFor(() => expect(result.current.queue?.isHere).toBe(true));
  expect(joined).toBe(1);
  line = { ...line, isHere: false };
  await look();
  await waitFor(() => expect(result.current.queue?.isHere).toBe(false));
  expect(joined).toBe(1);
  await act(() => result.current.join());
  expect(result.current.queue?.isHere).toBe(true);
});

test("nobody is put in line without asking for it", async () => {
  line = { ...line, joined: false };
  const result = queue();
  await waitFor(() => expect(result.current.isShown).toBe(true));
  expect([joined, result.current.queue?.joined]).toEqual([0, false]);
});

test("a moment that comes while the page is open is told", () => {
  jest.useFakeTimers();
  const moment = testNow() + 3_600_000;
  const { result } = renderHook(() => useHasCome(moment));
  act(() => void jest.advanceTimersByTime(3_599_000));
  expect(result.current).toBe(false);
  act(() => void jest.advanceTimersByTime(2000));
  expect(result.current).toBe(true);
});
