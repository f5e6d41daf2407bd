import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { buildPainter } from "@/deploy/build-servers.mjs";
import { figures } from "@/lib/web/figures";
import { createPainter, noPicture, paint, whenDrawn } from "@/lib/web/pictures/paint";
import { makeSized } from "@/lib/web/pictures/sized";
import { webEnvironment } from "@/tests/support/web/web-environment.mjs";

/** Below the checkout, where the packages are found. */
const folder = mkdtempSync(join(process.cwd(), ".data-painter-"));
beforeAll(() => buildPainter(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const begin = (times = {}) => createPainter(join(folder, "painter.mjs"), times);
const picture = (width = 60) =>
  sharp({ create: { width, height: width, channels: 3, background: "#1b3d30" } })
    .png()
    .toBuffer();

test("the painter draws the bytes that are drawn here, one order after the other in one process", async () => {
  const painter = begin();
  const own = await picture();
  expect(await painter.order("sized", [own, 30])).toEqual(await makeSized(own, 30));
  const pid = painter.pid();
  expect(await painter.order("sized", [own, 20])).toEqual(await makeSized(own, 20));
  expect(painter.pid()).toBe(pid);
  painter.end();
});

test("what is no picture is refused with a reason, and the next picture is drawn", async () => {
  const painter = begin();
  await expect(painter.order("sized", [Buffer.from("no picture"), 30])).rejects.toThrow(/unsupported image/i);
  expect((await painter.order("sized", [await picture(), 30])).length).toBeGreaterThan(0);
  painter.end();
});

test("an order of a painter that is killed is rejected, and another painter draws the next", async () => {
  const painter = begin();
  const drawn = painter.order("sized", [await picture(4000), 3000]);
  const refused = expect(drawn).rejects.toThrow("The painter has ended.");
  const first = Number(painter.pid());
  process.kill(first, "SIGKILL");
  await refused;
  expect((await painter.order("sized", [await picture(), 30])).length).toBeGreaterThan(0);
  expect(painter.pid()).not.toBe(first);
  painter.end();
});

test("a painter that another bundle of the web has begun is away for every route when it dies", async () => {
  const path = new URL("../../../lib/web/pictures/paint.ts?another", import.meta.url).href;
  const another = (await import(path)) as { createPainter: typeof createPainter };
  const painter = another.createPainter(join(folder, "painter.mjs"));
  const own = await picture(4000);
  const answer = whenDrawn(
    async () => new Response(new Uint8Array(await painter.order("sized", [own, 3000]))),
  );
  process.kill(Number(painter.pid()), "SIGKILL");
  expect((await answer).status).toBe(503);
  painter.end();
});

test("a picture that takes too long is given up, and the next is drawn", async () => {
  const painter = begin({ limitMs: 1 });
  await expect(painter.order("sized", [await picture(4000), 3000])).rejects.toThrow("The painter has ended.");
  painter.end();
  const patient = begin();
  expect((await patient.order("sized", [await picture(), 30])).length).toBeGreaterThan(0);
  patient.end();
});

test("a painter knows no secret of the web", async () => {
  const secret = webEnvironment.SESSION_SECRET;
  expect(process.env.SESSION_SECRET).toBe(secret);
  const painter = begin();
  await painter.order("sized", [await picture(), 30]);
  const known = readFileSync(`/proc/${painter.pid()}/environ`, "utf8");
  expect(known).toContain("MALLOC_ARENA_MAX=2");
  expect(known).not.toContain(secret);
  painter.end();
});

test("a painter with nothing to do goes", async () => {
  const painter = begin({ idleMs: 0 });
  await painter.order("sized", [await picture(), 30]);
  await new Promise((resolve) => setImmediate(() => setTimeout(resolve, 1)));
  expect(painter.pid()).toBeUndefined();
});

test("while too many pictures wait a route answers 503 and when to ask again; bytes that are no picture are none", async () => {
  const { pictures } = figures();
  const waiting = pictures.waiting;
  pictures.waiting = 200;
  const asked = () => paint("sized", async () => makeSized, Buffer.from("no picture"), 30).catch(noPicture);
  const answer = await whenDrawn(async () => new Response(String(await asked())));
  pictures.waiting = waiting;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await asked()).toBeNull();
});
