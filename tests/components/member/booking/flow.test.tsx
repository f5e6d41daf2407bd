import { act, renderHook, waitFor } from "@testing-library/react";
import { useBook } from "@/components/member/booking/use-book";
import { useClubClock } from "@/components/member/booking/use-club-clock";
import { useHold } from "@/components/member/booking/use-hold";
import { readSavedBooking, type SentBody } from "@/lib/web/booking/saved-booking";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { calendarDay } from "./scene";

const holdOf = (sheetIdx: number) => ({
  sheetIdx,
  locked: true,
  lockedAt: "2026-11-23T10:00:00+09:00",
  expiresAt: "2026-11-23T10:05:00+09:00",
  remainSeconds: 300,
  renewable: true,
});
let calls: string[] = [];
let isTargetFree = true;
/** Another device of the member's has switched before: the switch leads back. */
let isSwitchedElsewhere = false;
let bookingAnswer: "lost" | "refused" | "booked" = "booked";
const keys: (string | null)[] = [];
const server = mockServer(
  mockCall("PUT /reservation/sheet/lock/{id}/{id2}", ({ params }) => {
    calls.push(`${params.id}>${params.id2}`);
    if (isSwitchedElsewhere) return { released: Number(params.id2), ...holdOf(Number(params.id)) };
    return isTargetFree
      ? { released: Number(params.id), ...holdOf(Number(params.id2)) }
      : refuse("RSV_LOCKED");
  }),
  mockCall("PUT /reservation/sheet/lock/{id}", ({ params, body }) => {
    const isRelease = (body as { lock?: boolean }).lock === false;
    calls.push(`${isRelease ? "-" : "+"}${params.id}`);
    return holdOf(Number(params.id));
  }),
  mockCall("POST /reservation/booking", () => {
    if (bookingAnswer === "refused") return refuse("RSV_SLOT_TAKEN", "2026-12-16", "07:21");
    return {
      bookingIdx: 7,
      rsvNo: "261216-00004",
      state: "10",
      playDate: "2026-12-16",
      teeTime: "07:21",
      courseCode: "1",
      courseOut: "2",
      quote: {
        currency: "KRW",
        greenFee: 0,
        cartFee: 0,
        caddieFee: 0,
        rental: 0,
        discount: 0,
        total: 0,
        perPlayer: [],
        penaltyBase: 0,
      },
      freeCancelUntil: "2026-12-13T17:00:00+09:00",
      noShowAfter: "2026-12-16T05:21:00+09:00",
      changeCount: 0,
      version: 1,
    };
  }),
);
server.events.on("request:start", ({ request }) => {
  if (request.method === "POST") keys.push(request.headers.get("idempotency-key"));
});

beforeEach(() => {
  calls = [];
  keys.length = 0;
  isTargetFree = true;
  isSwitchedElsewhere = false;
  bookingAnswer = "booked";
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const first = { sheetIdx: 101, playDate: "2026-12-16" };
const second = { sheetIdx: 102, playDate: "2026-12-16" };

describe("a hold", () => {
  test("is kept until the other time is held", async () => {
    const { result } = renderHook(() => useHold(1, "MS01", null));
    await act(async () => void (await result.current.take(first)));
    isTargetFree = false;
    let refused: unknown;
    await act(async () => {
      refused = await result.current.take(second);
    });
    expect(refused).toMatchObject({ code: 4111 });
    expect(result.current.held?.sheetIdx).toBe(101);
    isTargetFree = true;
    await act(async () => void (await result.current.take(second)));
    expect(result.current.held?.sheetIdx).toBe(102);
    expect(calls).toEqual(["+101", "101>102", "101>102"]);
    expect(readSavedBooking(1).held).toEqual(second);
  });

  test("is the wanted one, though another device has switched before and the switch led back", async () => {
    const { result } = renderHook(() => useHold(1, "MS01", null));
    await act(async () => void (await result.current.take(first)));
    isSwitchedElsewhere = true;
    await act(async () => void (await result.current.take(second)));
    expect(result.current.held?.sheetIdx).toBe(102);
    expect(calls).toEqual(["+101", "101>102", "+102"]);
  });

  test("that ends by the clock is remembered, one that is given back is not", async () => {
    const { result } = renderHook(() => useHold(1, "MS01", null));
    await act(async () => void (await result.current.take(first)));
    act(() => result.current.lapse("expired"));
    expect(result.current.lapsed).toEqual({ ...first, why: "expired" });
    await act(async () => void (await result.current.take(first)));
    await act(() => result.current.release());
    expect([result.current.held, result.current.lapsed, readSavedBooking(1).held]).toEqual([
      null,
      null,
      null,
    ]);
    expect(calls.at(-1)).toBe("-101");
  });

  test("that is booked does not end by the clock while the next page is on its way", async () => {
    const { result } = renderHook(() => useHold(1, "MS01", null));
    await act(async () => void (await result.current.take(first)));
    act(() => result.current.close());
    act(() => result.current.lapse("expired"));
    expect(result.current.held?.sheetIdx).toBe(101);
    expect(result.current.lapsed).toBeNull();
  });
});

describe("a booking", () => {
  const body: SentBody = { clubCode: "MS01", sheetIdx: 101, playerCount: 3, caddieMode: "C", players: [] };
  const events = () => ({ onDone: jest.fn(), onRefused: jest.fn() });

  test("that was sent by an earlier page is asked for with its key, and forgotten once it is there", async () => {
    sessionStorage.setItem(
      "clubfront.drafts",
      JSON.stringify({ booking: { memberIdx: 1, at: testNow(), values: { sent: { key: "k1", body } } } }),
    );
    const listener = events();
    renderHook(() => useBook(1, "en", listener));
    await waitFor(() => expect(listener.onDone).toHaveBeenCalledTimes(1));
    expect(keys).toEqual(["k1"]);
    expect(readSavedBooking(1).sent).toBeNull();
  });

  test("that is refused may be sent again with another key; two clicks are one", async () => {
    bookingAnswer = "refused";
    const listener = events();
    const { result } = renderHook(() => useBook(1, "en", listener));
    await act(async () => {
      await Promise.all([result.current.send(body), result.current.send(body)]);
    });
    expect(result.current.problem).toMatchObject({ code: 4201, isUnanswered: false });
    expect(listener.onRefused).toHaveBeenCalledTimes(1);
    await act(() => result.current.send(body));
    expect(new Set(keys).size).toBe(2);
  });

  test("that is made stays busy until the next page is there, and is not sent again", async () => {
    const listener = events();
    const { result } = renderHook(() => useBook(1, "en", listener));
    await act(() => result.current.send(body));
    expect(listener.onDone).toHaveBeenCalledTimes(1);
    expect(result.current.isBusy).toBe(true);
    await act(() => result.current.send(body));
    expect(keys).toHaveLength(1);
  });
});

test("the page reads anew when a day opens while it is open", () => {
  jest.useFakeTimers();
  const openAt = new Date(testNow() + 5000).toISOString();
  const days = [calendarDay({ openAt, opened: false })];
  const onBoundary = jest.fn();
  const { result } = renderHook(() => useClubClock(days, "Asia/Seoul", onBoundary));
  const before = result.current;
  act(() => void jest.advanceTimersByTime(4000));
  expect(onBoundary).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(2000));
  expect(onBoundary).toHaveBeenCalledTimes(1);
  expect(result.current).toBeGreaterThan(before);
});
