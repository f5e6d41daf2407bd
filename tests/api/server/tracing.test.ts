import { readdirSync, readFileSync } from "node:fs";
import { openDatabase } from "@/lib/club-api/db/client";
import { statementName, statementShape } from "@/lib/club-api/db/traced-queries";
import { listen } from "@/lib/club-api/http/server";
import { readEnv } from "@/lib/club-api/platform/env";
import { setTracer } from "@/lib/shared/server/request-scope";
import { openTracer } from "@/lib/shared/server/tracing";
import { readWebEnv } from "@/lib/web/env";
import { watchUpstream } from "@/lib/web/server/upstream-watch";
import { apiOver, demoNow, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { startFrontDoor } from "../../support/web/front-door";
import { type SentSpan, startReceiver } from "../../support/web/otlp-receiver";

/*
 * One request is one trace: the web that takes it, the call of the club API, and each statement of the database. A span holds
 * names of routes, tables and codes, and nothing that a person has typed or is.
 */

const api = await forFile(startTestApi);
afterEach(() => setTracer(undefined));

const password = "Mirsol2026!";

/** A sign-in through a front door, traced from end to end. */
async function tracedSignIn(endpoint: string): Promise<{ requestId: string }> {
  const tracer = await openTracer({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, "clubfront-test");
  setTracer(tracer);
  const database = await openDatabase({ dataDir: api.folder, databaseUrl: api.url });
  const traced = await apiOver(database, demoNow, api.folder);
  const server = await listen(traced.app(), { host: "127.0.0.1", port: 0 });
  const apiUrl = `http://127.0.0.1:${server.port}`;
  watchUpstream(apiUrl);
  const door = await startFrontDoor(async (_request, response) => {
    const answer = await fetch(`${apiUrl}/hp/api/member/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clubCode: "MS01", id: "kimmiru", password, isAdmin: false, chk: false }),
    });
    response.end(await answer.text());
  });
  const answer = await fetch(`${door.origin}/hp/api/member/login?who=kimmiru`);
  expect(await answer.json()).toMatchObject({ result: true });
  await door.stop();
  await server.stop(1_000);
  await database.close();
  await tracer?.stop();
  const line = traced.logs.map((one) => JSON.parse(one)).find(({ msg }) => msg === "answered");
  return { requestId: line.requestId };
}

const childrenOf = (spans: readonly SentSpan[], { spanId }: SentSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId);

test("web, call and statements of one request stand below each other in one trace, without anybody's data", async () => {
  const receiver = await startReceiver();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
  const { requestId } = await tracedSignIn(receiver.url);
  const { spans } = receiver;
  await receiver.close();

  const web = spans.find(({ name }) => name === "GET /member/login" || name === "GET {method}");
  if (!web) throw new Error(`no span of the web among ${spans.map(({ name }) => name).join(", ")}`);
  const [call] = childrenOf(spans, web);
  expect(call?.name).toBe("POST club API");
  const [answered] = call ? childrenOf(spans, call) : [];
  expect(answered?.name).toBe("POST /member/login");
  const statements = answered ? childrenOf(spans, answered) : [];
  expect(statements.map(({ name }) => name)).toContain("select members");
  expect(statements.some(({ name }) => name.startsWith("insert sessions"))).toBe(true);
  const ofRequest = [web, call, answered, ...statements].map((span) => span?.traceId);
  expect(new Set(ofRequest).size).toBe(1);
  expect(web.attributes["clubfront.request_id"]).toBe(requestId);
  expect(answered?.attributes).toMatchObject({ "club.code": "MS01", "clubfront.request_id": requestId });

  for (const secret of ["kimmiru", password, "MirsolAdm1n", "Kim Miru", "010-"]) {
    expect(receiver.text()).not.toContain(secret);
  }
}, 30_000);

test("no module of OpenTelemetry is loaded and no span begun while none is asked for", async () => {
  expect(await openTracer({}, "clubfront-test")).toBeUndefined();
  const asked = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
  expect(await openTracer({ ...asked, OTEL_SDK_DISABLED: "true" }, "clubfront-test")).toBeUndefined();
  expect(await openTracer({ ...asked, OTEL_TRACES_EXPORTER: "none" }, "clubfront-test")).toBeUndefined();
});

test("the product imports OpenTelemetry where it is asked for and nowhere else: types, and one function", () => {
  const importing = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /^import (?!type).*"@opentelemetry\//m.test(readFileSync(file, "utf8"))),
  );
  expect(importing).toEqual([]);
});

test("a statement is told without its values", () => {
  const text = `select "id" from "members" where "club_idx" = $1 and name = 'Kim ''Miru''' and age > 42 and a2 = $12`;
  expect(statementShape(text)).toBe(
    `select "id" from "members" where "club_idx" = $1 and name = ? and age > ? and a2 = $12`,
  );
  expect(statementName(text)).toBe("select members");
  expect(statementName(`insert into "outbox" ("a") values ($1)`)).toBe("insert outbox");
  expect(statementName("begin")).toBe("begin");
});

const web = {
  CLUB_CODE: "MS01",
  HP_API_URL: "http://127.0.0.1:4000",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };

test.each([
  ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317" }],
  ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "grpc://collector" }],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }],
  ["OTEL_TRACES_EXPORTER", { ...endpoint, OTEL_TRACES_EXPORTER: "zipkin" }],
  ["OTEL_TRACES_SAMPLER", { ...endpoint, OTEL_TRACES_SAMPLER: "some" }],
  ["OTEL_TRACES_SAMPLER_ARG", { ...endpoint, OTEL_TRACES_SAMPLER: "traceidratio" }],
  [
    "OTEL_TRACES_SAMPLER_ARG",
    { ...endpoint, OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "2" },
  ],
])("a wrong %s stops both processes with one sentence that names it", (name, values) => {
  expect(() => readWebEnv({ ...web, ...values })).toThrow(new RegExp(`^${name} must be [^.]+\\.?.*\\.$`));
  expect(() => readEnv(values)).toThrow(new RegExp(`${name} must be [^.]+\\.?.*\\.$`));
});
