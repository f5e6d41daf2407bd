import { numbersOf } from "../../bench/shared/wrk.mjs";

/* The output of wrk 4.1, as it is read. */

const text = (extra = "", slowest = "29.05ms") => `Running 5s test @ http://127.0.0.1:8080/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.90ms    3.02ms  41.20ms   93.32%
    Req/Sec    24.11k     3.40k   31.20k    72.00%
  Latency Distribution
     50%    1.11ms
     75%    1.60ms
     90%    3.20ms
     99%   ${slowest}
  119931 requests in 5.00s, 1.20GB read
${extra}Requests/sec:  23986.12
Transfer/sec:    245.80MB
`;

test.each([
  ["29.05ms", 29.05],
  ["812.00us", 0.812],
  ["1.20s", 1200],
])("the rate, and %s as the 99th percentile", (slowest, p99) => {
  expect(numbersOf(text("", slowest), "/")).toEqual({ rate: 23986.12, p99: expect.closeTo(p99, 6) });
});

test.each(["  Non-2xx or 3xx responses: 12\n", "  Socket errors: connect 0, read 3, write 0, timeout 0\n"])(
  "a load with failures measures nothing: %s",
  (line) => {
    expect(() => numbersOf(text(line), "/page")).toThrow(`/page: ${line.trim()}`);
  },
);

test("an output without numbers is an error", () => {
  expect(() => numbersOf("unable to connect", "/")).toThrow("unable to connect");
});
