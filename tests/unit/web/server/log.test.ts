import { createLogger } from "@/lib/club-api/platform/logger";
import { logFields, takeOverConsole } from "@/lib/shared/server/log-line";
import { withinScope } from "@/lib/shared/server/request-scope";
import { cspFacts } from "@/lib/web/csp-report";
import { logLine } from "@/lib/web/log";

/** Both processes write lines of JSON that begin with the same fields. */

function written(write: () => void): Record<string, unknown>[] {
  const lines: string[] = [];
  const spy = jest.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  write();
  spy.mockRestore();
  return lines.map((line) => JSON.parse(line));
}

test("a line of the web has the fields of a line of the club API, and its request's", () => {
  const [web] = written(() =>
    withinScope({ requestId: "r-1", route: "/club" }, () => logLine("warn", "cache store", { error: "x" })),
  );
  const lines: string[] = [];
  createLogger("info", { write: (line: string) => void lines.push(line) }).warn("Redis is away");
  const api = JSON.parse(lines[0] ?? "{}");
  for (const field of logFields)
    expect([typeof web?.[field], typeof api[field]]).toEqual(["string", "string"]);
  expect(web).toMatchObject({ process: "web", level: "warn", requestId: "r-1", route: "/club", error: "x" });
  expect(api).toMatchObject({ process: "club-api", level: "warn", msg: "Redis is away" });
  for (const { time } of [web ?? {}, api] as { time?: string }[]) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
});

test("LOG_LEVEL says from which level on the web writes", () => {
  process.env.LOG_LEVEL = "warn";
  const lines = written(() => {
    logLine("info", "answered");
    logLine("error", "request");
  });
  expect(lines.map(({ msg }) => msg)).toEqual(["request"]);
});

test("what a library says by console is a line like any other, without colours", () => {
  const own = { ...console };
  const told: [string, string][] = [];
  takeOverConsole((level, msg) => void told.push([level, msg]));
  // biome-ignore lint/suspicious/noConsole: as a library does.
  console.error("\u001b[31m⨯\u001b[39m", new Error("a page failed"));
  Object.assign(console, own);
  expect(told[0]?.[0]).toBe("error");
  expect(told[0]?.[1]).toMatch(/^⨯ Error: a page failed\n/);
});

test("of a report of the policy only the rule and the origin are written", () => {
  const sent = {
    "csp-report": {
      "document-uri": "https://club.example/ko/login?next=/mypage&name=kim",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/a.js?token=secret",
      "script-sample": "var name = 'Kim Miru'",
    },
  };
  expect(cspFacts(JSON.stringify(sent))).toEqual({
    directive: "script-src-elem",
    blocked: "https://evil.example",
  });
  const list = [{ type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "inline" } }];
  expect(cspFacts(JSON.stringify(list))).toEqual({ directive: "img-src", blocked: "inline" });
  for (const text of ["", "{}", "[]", "null", '"x"', '{"csp-report":{"effective-directive":"KIM MIRU"}}']) {
    expect(cspFacts(text)).toBeNull();
  }
});
