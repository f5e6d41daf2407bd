import { HttpResponse, http, type RequestHandler } from "msw";
import { setupServer } from "msw/node";
import { failureText } from "@/lib/contract/failure-texts";
import type { Envelope } from "@/lib/contract/failures";
import { failureKind, type MsgCode } from "@/lib/contract/failures";
import { bySpecificity, type CallOutput, type ContractKey, contract } from "@/lib/contract/routes";
import { apiBase } from "@/lib/web/routing/call-address";

/** A call as a handler sees it: the body of a multipart call is its `data` part, its files stand apart by part. */
export type MockedCall = {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  files: File[];
  parts: Record<string, File>;
};

type Refused = { refused: MsgCode; vars: readonly string[] };
type Answer<K extends ContractKey> = CallOutput<K> | Refused;
type Resolver<K extends ContractKey> = (call: MockedCall) => Answer<K> | Promise<Answer<K>>;

/** A refusal of the failure table, to be returned by a handler. */
export function refuse(refused: MsgCode, ...vars: string[]): Refused {
  return { refused, vars };
}

/** A server for the tests of a file: a request that no handler takes fails, and what a test adds is gone after it. */
export function mockServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** The msw handler of a call of the contract: its path, its method, its envelope. */
export function mockCall<K extends ContractKey>(key: K, resolver: Resolver<K>): RequestHandler {
  return http.all(`*${apiBase}/*`, async ({ request }) => {
    const url = new URL(request.url);
    const found = findRoute(
      request.method,
      url.pathname.slice(url.pathname.indexOf(apiBase) + apiBase.length),
    );
    if (found?.key !== key) return undefined;
    const sent = await readBody(request);
    const answer = await resolver({ params: found.params, query: url.searchParams, ...sent });
    return isRefused(answer) ? failure(answer) : success(answer);
  });
}

/** Every route with the steps of its path, in the order in which they are matched: a test asks once for each call and handler. */
const routes = bySpecificity(contract).map((route) => ({
  key: `${route.method} ${route.path}`,
  method: route.method as string,
  pattern: route.path.split("/"),
}));

/** The route that an address belongs to; a literal segment wins over a parameter (`/notice/admin`, `/notice/{id}`). */
function findRoute(method: string, path: string): { key: string; params: Record<string, string> } | null {
  const steps = path.split("/");
  for (const route of routes) {
    const params = route.method === method ? paramsOf(route.pattern, steps) : null;
    if (params) return { key: route.key, params };
  }
  return null;
}

/** The parameters of a path that fits a pattern. */
function paramsOf(pattern: readonly string[], steps: readonly string[]): Record<string, string> | null {
  if (pattern.length !== steps.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const step = steps[index] ?? "";
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name) params[name] = decodeURIComponent(step);
    else if (part !== step) return null;
  }
  return params;
}

async function readBody(request: Request): Promise<Pick<MockedCall, "body" | "files" | "parts">> {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    const form = await request.formData();
    const data = form.get("data");
    const files = form.getAll("files").filter((part): part is File => typeof part !== "string");
    const parts = [...form].filter((part): part is [string, File] => typeof part[1] !== "string");
    const body = JSON.parse(data instanceof Blob ? await data.text() : String(data));
    return { body, files, parts: Object.fromEntries(parts.filter(([name]) => name !== "data")) };
  }
  const text = await request.text();
  return { body: text === "" ? undefined : JSON.parse(text), files: [], parts: {} };
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === "object" && answer !== null && "refused" in answer;
}

function success<T>(data: T): Response {
  const envelope: Envelope<T> = { result: true, data };
  return HttpResponse.json(envelope);
}

function failure({ refused, vars }: Refused): Response {
  const { code, status } = failureKind(refused);
  const msg = failureText("en", refused, vars);
  const fail = { code, msg, msgDetail: msg, msgCode: refused, msgVar: [...vars] };
  return HttpResponse.json({ result: false, data: null, fail } satisfies Envelope<never>, { status });
}
