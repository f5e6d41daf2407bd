import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { POST as reportPost } from "@/app/csp-reports/route";
import { policies } from "@/lib/club-api/db/tables";
import { listen } from "@/lib/club-api/http/server";
import { type ConnectionTimes, connectionTimes } from "@/lib/shared/server/connection-times";
import { openFrontDoor } from "@/lib/web/server/front-door";
import { startTestApi, type TestApi } from "../support/api";
import { floodChunks, openRawLine, trickle } from "../support/web/raw-line";

const kb = 1024;
const mb = 1024 * kb;
/** Bytes that may be on their way through the server when it stops: three reads of a socket, and the head. */
const slack = 256 * kb;
const flood = 64 * mb;

/** Callers have a fifth of a second and then a kilobyte a second. */
const shortTimes: ConnectionTimes = {
  headersMs: 200,
  checkMs: 20,
  silentMs: 10_000,
  body: { graceMs: 200, bytesPerSecond: kb, lingerMs: 50 },
};

type Running = { port: number; taken(): number; close(): Promise<void> };

function counted(server: Server): { taken(): number; sockets: Set<Socket> } {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  return { sockets, taken: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0) };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The web's front door; behind it whatever reads all that it is let read, as Next does. */
async function openWeb(times: ConnectionTimes, answer: Answer): Promise<Running> {
  const server = openFrontDoor({
    trustedProxies: [],
    publicOrigin: null,
    isUnlisted: false,
    times,
    answer,
    warn: () => undefined,
  });
  const { taken, sockets } = counted(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { port: (server.address() as AddressInfo).port, taken, close };
}

const readAll: Answer = async (request, response) => {
  for await (const _chunk of request);
  response.end("read all of it");
};

/** A route of Next's without Next: the body as a stream of the web, the answer's status. */
const reports: Answer = async (request, response) => {
  const init = { method: "POST", body: Readable.toWeb(request), duplex: "half" };
  const answer = await reportPost(new Request("http://web.test/csp-reports", init as RequestInit));
  response.statusCode = answer.status;
  response.end();
};

const chunkedPost = (path: string, type = "application/json") =>
  `POST ${path} HTTP/1.1\nhost: club.test\ncontent-type: ${type}\ntransfer-encoding: chunked\n\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

async function floodOf(
  running: Running,
  head: string,
): Promise<{ status: number; taken: number; text: string }> {
  const line = openRawLine(running.port, head);
  await floodChunks(line, flood);
  const text = await line.answer;
  line.socket.destroy();
  return { status: statusOf(text), taken: running.taken(), text };
}

describe("the web takes a body without an end into its memory", () => {
  test.each([
    ["as a report", "/csp-reports", 16 * kb, 413],
    ["as a sign-in", "/hp/api/member/login", mb, 413],
    ["as a call that nobody declared", "/hp/api/nothing/at/all", 16 * kb, 413],
    ["as a password of a page", "/session/menu-pass", 16 * kb, 413],
    ["as an identity provider", "/signup/auth/callback", 64 * kb, 413],
    // A form that came before its script is led back to its page, unread.
    ["sent to a page", "/community", 0, 303],
    ["sent to an address that nobody has", "/no/such/place", 0, 303],
  ])("%s", async (_, path, limit, refusal) => {
    const web = await openWeb(connectionTimes, readAll);
    const { status, taken } = await floodOf(web, chunkedPost(path));
    await web.close();
    expect(status).toBe(refusal);
    expect(taken).toBeLessThanOrEqual(limit + slack);
  });

  test("as a report, with nobody before the route", async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 64 * kb;
        controller.enqueue(new Uint8Array(64 * kb));
        if (pulled >= flood) controller.close();
      },
    });
    let pulled = 0;
    const init = { method: "POST", body: endless, duplex: "half" };
    const answer = await reportPost(new Request("http://web.test/csp-reports", init as RequestInit));
    expect(answer.status).toBe(413);
    expect(pulled).toBeLessThanOrEqual(mb);
  });

  test("with a read", async () => {
    const web = await openWeb(connectionTimes, readAll);
    const head = "GET /community HTTP/1.1\nhost: club.test\ntransfer-encoding: chunked\n\n";
    const { status, taken } = await floodOf(web, head);
    await web.close();
    expect([status, taken <= slack]).toEqual([413, true]);
  });

  test("with a length that it says", async () => {
    const web = await openWeb(connectionTimes, readAll);
    const head = `POST /hp/api/member/login HTTP/1.1\nhost: club.test\ncontent-length: ${flood}\n\n`;
    const { status, taken, text } = await floodOf(web, head);
    await web.close();
    expect([status, taken <= slack]).toEqual([413, true]);
    expect(text).toContain('"msgCode":"REQ_TOO_LARGE"');
    expect(text.toLowerCase()).toContain("connection: close");
  });

  test("a body within the limit is read whole", async () => {
    const web = await openWeb(connectionTimes, reports);
    const send = (length: number) =>
      fetch(`http://127.0.0.1:${web.port}/csp-reports`, { method: "POST", body: "a".repeat(length) });
    expect((await send(16 * kb)).status).toBe(204);
    expect((await send(16 * kb + 1)).status).toBe(413);
    await web.close();
  });
});

test("a stranger fills the log by reports", async () => {
  const written: string[] = [];
  const write = jest.spyOn(process.stdout, "write").mockImplementation((line) => {
    written.push(String(line));
    return true;
  });
  const send = () =>
    reportPost(new Request("http://web.test/csp-reports", { method: "POST", body: "a".repeat(9000) }));
  const statuses = new Set<number>();
  for (let turn = 0; turn < 500; turn += 1) statuses.add((await send()).status);
  write.mockRestore();
  const lines = written.filter((line) => line.includes("csp report"));
  expect([...statuses]).toEqual([204]);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.length).toBeLessThanOrEqual(61);
  expect(lines.filter((line) => line.includes("is left out"))).toHaveLength(1);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2100);
});

describe("the club API takes a body without an end into its memory", () => {
  let api: TestApi;
  let running: Running;
  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    running = await openApi(connectionTimes);
  });
  afterEach(() => running.close());

  async function openApi(times: ConnectionTimes): Promise<Running> {
    let incoming: IncomingMessage | undefined;
    const app = api.app();
    const fetchOf: Parameters<typeof listen>[0]["fetch"] = (request, env) => {
      incoming = env.incoming as IncomingMessage;
      return app.fetch(request, env);
    };
    const server = await listen({ fetch: fetchOf }, { host: "127.0.0.1", port: 0 }, times);
    const taken = () => incoming?.socket.bytesRead ?? 0;
    return { port: server.port, taken, close: () => server.stop(0) };
  }

  test.each([
    ["as a sign-in", "/hp/api/member/login", 413, mb],
    ["by a call that he may not make", "/hp/api/notice", 401, 0],
    ["at an address that nobody has", "/hp/api/nothing", 404, 0],
    ["by a method that the address has not", "/hp/api/site/state", 405, 0],
  ])("%s", async (_, path, expected, limit) => {
    const { status, taken } = await floodOf(running, chunkedPost(path));
    expect(status).toBe(expected);
    expect(taken).toBeLessThanOrEqual(limit + slack);
  });

  test("as an upload of somebody who may", async () => {
    const { accessToken } = await api.signIn("contents1", { isAdmin: true });
    await api.db
      .update(policies)
      .set({ value1: "1", value2: "1", value3: "1" })
      .where(eq(policies.code, "C0500"));
    const type = `multipart/form-data; boundary=x\nauthorization: Bearer ${accessToken}`;
    const line = openRawLine(running.port, chunkedPost("/hp/api/notice", type));
    const part = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
    line.socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
    await floodChunks(line, flood);
    expect(statusOf(await line.answer)).toBe(413);
    // One document of 1 MB, and 2 MB for its JSON part.
    expect(running.taken()).toBeLessThanOrEqual(3 * mb + slack);
    line.socket.destroy();
  });

  test("by trickling a body, byte by byte", async () => {
    await running.close();
    running = await openApi(shortTimes);
    const line = openRawLine(running.port, chunkedPost("/hp/api/member/login"));
    expect(statusOf(await trickle(line, "1\r\na\r\n", 10))).toBe(408);
  });

  test("by trickling headers, byte by byte", async () => {
    await running.close();
    running = await openApi(shortTimes);
    const line = openRawLine(running.port, "GET /hp/api/site/info HTTP/1.1\nhost: x\nx-slow: ");
    expect(statusOf(await trickle(line, "a", 10))).toBe(408);
  });
});

describe("a slow sender holds a connection of the web for ever", () => {
  let web: Running;
  beforeEach(async () => {
    web = await openWeb(shortTimes, readAll);
  });
  afterEach(() => web.close());

  test("by a body, byte by byte", async () => {
    const line = openRawLine(web.port, chunkedPost("/hp/api/member/login"));
    expect(statusOf(await trickle(line, "1\r\na\r\n", 10))).toBe(408);
  });

  test("by headers, byte by byte", async () => {
    const line = openRawLine(web.port, "GET /community HTTP/1.1\nhost: x\nx-slow: ");
    expect(statusOf(await trickle(line, "a", 10))).toBe(408);
  });

  test("by saying nothing", async () => {
    const line = openRawLine(web.port, "");
    expect(statusOf(await line.answer)).toBe(408);
  });

  test("a body that keeps its pace is read, longer than the grace", async () => {
    const line = openRawLine(web.port, chunkedPost("/hp/api/member/login"));
    const piece = `${(200).toString(16)}\r\n${"a".repeat(200)}\r\n`;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const isLongEnough = performance.now() - startedAt > 3 * shortTimes.body.graceMs;
      line.socket.write(isLongEnough ? "0\r\n\r\n" : piece);
      if (isLongEnough) clearInterval(timer);
    }, 20);
    const said = new Promise<string>((resolve) =>
      line.socket.once("data", (chunk) => resolve(String(chunk))),
    );
    expect(statusOf(await said)).toBe(200);
    line.socket.destroy();
  });
});
