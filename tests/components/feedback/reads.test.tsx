import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { RouteRule } from "@/components/feedback/not-found-actions";
import { useCall } from "@/lib/web/api/use-call";
import { page } from "@/lib/web/runtime/page";
import { retryQueue } from "@/lib/web/runtime/retry-queue";
import { answering, noNetwork, refused, success } from "./support";

/** A cache of this test alone. */
function Fresh({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>;
}

function State({ isWanted = true, refreshInterval = 0 }: { isWanted?: boolean; refreshInterval?: number }) {
  const { data, error, mutate } = useCall(
    isWanted ? "GET /site/state" : null,
    { query: { clubCode: "MS01" } },
    { refreshInterval },
  );
  return (
    <button type="button" onClick={() => void mutate()}>
      {error ? `failed ${error.code}` : (data?.state ?? "none")}
    </button>
  );
}

/** Everything that was already on its way has arrived; also where a test holds the clock. */
const { setImmediate: nextTurn } = globalThis;
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => nextTurn(resolve));
  });

describe("useCall", () => {
  test("gives the payload, and reads again quietly", async () => {
    const { requests } = answering(success({ state: "1" }), success({ state: "2" }));
    render(<State />, { wrapper: Fresh });
    expect(await screen.findByText("1")).toBeVisible();
    act(() => screen.getByRole("button").click());
    expect(await screen.findByText("2")).toBeVisible();
    expect(requests.map(({ url }) => url.includes("_nop_=1"))).toEqual([false, true]);
  });

  test("gives the failure object and leaves it at that", async () => {
    const { requests } = answering(refused(2001, "NOT_FOUND", {}, 404));
    render(<State />, { wrapper: Fresh });
    expect(await screen.findByText("failed 2001")).toBeVisible();
    await settled();
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["too many calls", refused(4290, "RATE_LIMIT", {}, 429), "1"],
    ["a fault of the server", new Response("", { status: 502 }), "1"],
    ["a refusal", refused(4101, "RSV_CLOSED_DAY"), "failed 4101"],
  ])("a repeated read after %s", async (_what, failure, expected) => {
    jest.useFakeTimers();
    answering(failure, success({ state: "1" }));
    render(<State refreshInterval={60_000} />, { wrapper: Fresh });
    await settled();
    act(() => retryQueue.discardAll());
    await settled();
    expect(screen.getByText(/^failed/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.getByText(expected)).toBeVisible();
    jest.useRealTimers();
  });

  test("reads nothing without a key", async () => {
    const { requests } = answering();
    render(<State isWanted={false} />, { wrapper: Fresh });
    await settled();
    expect(requests).toEqual([]);
  });
});

// seed 381
describe("route rules (seed §7)", () => {
  test.each([
    [
      "/ko/old-notice",
      Response.json({ redirect: { to: "/community#notice", status: 301 } }),
      ["/ko/community#notice"],
    ],
    ["/nowhere", Response.json({ redirect: null }), []],
    ["/evil", Response.json({ redirect: { to: "//evil.test" } }), []],
    ["/down", noNetwork(), []],
  ])("%s", async (path, answer, expected) => {
    window.history.replaceState(null, "", path);
    const replace = jest.spyOn(page, "replace").mockImplementation(() => {});
    const { requests } = answering(answer);
    render(<RouteRule />);
    await settled();
    expect(requests[0]?.url).toBe(`/route-rules?path=${encodeURIComponent(path.replace("/ko", ""))}`);
    expect(replace.mock.calls.flat()).toEqual(expected);
  });
});
