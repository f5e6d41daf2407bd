import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gunzipSync } from "node:zlib";
import { serveCall } from "@/lib/web/server/bff-calls";
import { until } from "@/tests/support/runs/until";
import { serveUpstream } from "@/tests/support/web/fake-upstream";

/* A crowd that is answered by one call of the club API: its cost for the web, and the harm that one of it can do to the others. */

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const answerBytes = 1_000_000;
let sent: { answer(): void }[] = [];
let bodies: WeakRef<ArrayBuffer>[] = [];

/** A long list as the club API answers it, in bytes of its own for each call. */
function longAnswer(call: number): ArrayBuffer {
  const text = JSON.stringify({ result: true, data: String(call).padEnd(answerBytes, "x") });
  const bytes = new TextEncoder().encode(text).buffer as ArrayBuffer;
  bodies.push(new WeakRef(bytes));
  return bytes;
}

const fakePool = {
  request: () =>
    new Promise((resolve) => {
      const call = sent.length;
      const body = { arrayBuffer: async () => longAnswer(call) };
      const answer = () =>
        resolve({ statusCode: 200, headers: { "content-type": "application/json" }, body });
      sent.push({ answer });
    }),
};

serveUpstream(fakePool);
beforeEach(() => {
  sent = [];
  bodies = [];
});

/** A visitor's line to the web: the pieces that he has been handed. While he does not read, he takes no second one. */
class Line extends Duplex {
  readonly pieces: Buffer[] = [];
  #isReading: boolean;
  #taken = () => {};

  constructor(isReading: boolean) {
    super();
    this.#isReading = isReading;
  }

  override _read(): void {}

  override _write(piece: Buffer, _encoding: BufferEncoding, taken: () => void): void {
    this.pieces.push(piece);
    if (this.#isReading) taken();
    else this.#taken = taken;
  }

  readOn(): void {
    this.#isReading = true;
    this.#taken();
  }

  longest(): Buffer | undefined {
    return this.pieces.toSorted((one, other) => other.length - one.length)[0];
  }

  /** The bytes behind the headers. */
  body(): Buffer {
    const whole = Buffer.concat(this.pieces);
    return whole.subarray(whole.indexOf("\r\n\r\n") + 4);
  }
}

type Asker = { isReading?: boolean; path?: string; encoding?: string };

/** A visitor who asks the web, with the line on which he is answered. */
function ask({ isReading = true, path = "/notice/normal", encoding }: Asker) {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = `/hp/api${path}`;
  request.headers = {
    "x-client-address": "203.0.113.7",
    ...(encoding ? { "accept-encoding": encoding } : {}),
  };
  const response = new ServerResponse(request);
  const line = new Line(isReading);
  response.assignSocket(line as unknown as Socket);
  const told = new Promise<void>((resolve) => response.once("finish", resolve));
  return { line, told, served: serveCall(request, response) };
}

/** Until the web has sent so many calls in all. */
async function calls(count: number): Promise<void> {
  await until(() => sent.length >= count, `${count} calls`, 10_000, 1);
  expect(sent).toHaveLength(count);
}

/** A crowd that asks at one moment, and is answered. */
async function answeredCrowd(askers: readonly Asker[]) {
  const before = sent.length;
  const crowd = askers.map(ask);
  await calls(before + 1);
  sent[before]?.answer();
  await Promise.all(crowd.map(({ served }) => served));
  return crowd;
}

test("who reads slowly holds back neither those who asked with him nor those who ask after him", async () => {
  const [slow, ...others] = await answeredCrowd([{ isReading: false }, {}, {}]);
  await Promise.all(others.map(({ told }) => told));
  for (const { line } of others) expect(line.body().length).toBeGreaterThan(answerBytes);
  const [next] = await answeredCrowd([{}]);
  await next?.told;
  expect(JSON.parse(String(next?.line.body())).data).toMatch(/^1x/);
  expect(slow?.line.body().length).toBe(0);
  slow?.line.readOn();
  await slow?.told;
  expect(slow?.line.body()).toEqual(others[0]?.line.body());
});

test("a crowd has one answer in memory, however many read it slowly", async () => {
  const crowd = await answeredCrowd(Array.from({ length: 200 }, () => ({ isReading: false })));
  for (const { line } of crowd) line.readOn();
  await Promise.all(crowd.map(({ told }) => told));
  expect(new Set(crowd.map(({ line }) => line.longest())).size).toBe(1);
});

test("which is compressed once for all who take it so", async () => {
  const zipped = { encoding: "gzip" };
  const crowd = await answeredCrowd([zipped, zipped, { encoding: "br" }, zipped]);
  await Promise.all(crowd.map(({ told }) => told));
  const [one, other, brotli, last] = crowd.map(({ line }) => line.longest());
  expect(gunzipSync(crowd[0]?.line.body() ?? Buffer.alloc(0)).length).toBeGreaterThan(answerBytes);
  expect([other === one, last === one, brotli === one]).toEqual([true, true, false]);
});

async function tellPages(from: number, to: number): Promise<void> {
  for (let page = from; page <= to; page += 1) {
    const path = `/notice/normal?page=${page}`;
    const crowd = await answeredCrowd([{ path }, { path, encoding: "gzip" }]);
    await Promise.all(crowd.map(({ told }) => told));
  }
}

test("nothing of an answer is left once all have been told, whatever was asked", async () => {
  await tellPages(1, 20);
  const asked = bodies;
  bodies = [];
  // The frames of what ran last may still hold what they worked with.
  await tellPages(21, 22);
  collectGarbage();
  expect(asked).toHaveLength(20);
  expect(asked.filter((body) => body.deref() !== undefined)).toEqual([]);
});
