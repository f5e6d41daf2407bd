import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { auditRecords, clubs, files, siteHeroes, siteHeroPhotographs } from "@/lib/club-api/db/tables";
import { type HeroPhotograph, mostPhotographs, type SiteHero } from "@/lib/contract/site/site-hero";
import { type BoardScene, boardScene } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

const megabyte = 1024 * 1024;

const scene = await forFile(boardScene);
beforeEach(async () => {
  scene.nextMinute();
  await scene.api.db.delete(siteHeroPhotographs);
  await scene.api.db.delete(siteHeroes);
});

type Size = { width?: number; height?: number };

/** A JPEG of sky over grass; as `top` is, so is what lies under the text. */
async function photograph({ width = 1800, height = 1200 }: Size = {}, top = "#9fc3e8") {
  const sky = { create: { width, height: Math.round(height * 0.8), channels: 3 as const, background: top } };
  const image = sharp({ create: { width, height, channels: 3, background: "#3c682c" } }).composite([
    { input: await sharp(sky).png().toBuffer(), left: 0, top: 0 },
  ]);
  return new Uint8Array(await image.jpeg().toBuffer());
}

const path = "/site/hero/photographs";
const send = (bytes: Uint8Array, name = "a.jpg", who: "head" | "reader" | "member" | "visitor" = "head") =>
  scene.send(who, "POST", path, {}, [["photograph", name, bytes]]);
const add = async (bytes?: Uint8Array) =>
  (await scene.done<{ photographIdx: number }>(send(bytes ?? (await photograph())))).photographIdx;
const read = (query = "?scope=admin") =>
  scene.done<SiteHero>(scene.send(query ? "head" : "visitor", "GET", `/site/hero${query}`));
const put = (body: object) => scene.send("head", "PUT", "/site/hero", body);
const change = (idx: number, part: object = {}) =>
  scene.send("head", "PUT", `${path}/${idx}`, {
    focal: { x: 0.5, y: 0.5 },
    fromMonth: null,
    toMonth: null,
    light: null,
    weather: null,
    credit: "",
    i18n: {},
    ...part,
  });
const code = async (answer: ReturnType<BoardScene["send"]>) => (await answer).json.fail?.msgCode ?? "done";
const storedFiles = () => scene.api.db.select().from(files).where(eq(files.kind, "hero"));

describe("a photograph of a club", () => {
  test("is drawn anew: upright, without the camera's words and place, at an address that everybody may open", async () => {
    const lying = await sharp(await photograph({ width: 1400, height: 2000 }))
      .withExif({ IFD0: { Copyright: "secret-owner" }, IFD3: { GPSLatitude: "37/1 18/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await add(new Uint8Array(lying));
    const { photographs } = await read();
    const [one] = photographs;
    expect(one).toMatchObject({ width: 2000, height: 1400, focal: { x: 0.5, y: 0.5 }, light: null });
    const bytes = await scene.file("visitor", one?.url ?? "");
    if (typeof bytes === "number") throw new Error(String(bytes));
    const head = await sharp(bytes).metadata();
    expect([head.format, head.width, head.height, head.exif]).toEqual(["jpeg", 2000, 1400, undefined]);
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("secret-owner");
    expect(await scene.lastAuditEntry()).toMatchObject({ action: "CREATE", entity: "heroPhotograph" });
  });

  test("of 6,000 pixels is stored in the size that the widest cut needs", async () => {
    await add(await photograph({ width: 6000, height: 4000 }));
    expect((await read()).photographs[0]).toMatchObject({ width: 2560, height: 1707 });
  });

  test.each<[string, string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ["a text", "FILE_TYPE", "a.jpg", () => new Uint8Array(Buffer.from("<script>"))],
    ["a document", "FILE_TYPE", "a.pdf", () => new Uint8Array(Buffer.from("%PDF-1.4\n%%EOF\n"))],
    ["half a photograph", "FILE_TYPE", "a.jpg", async () => (await photograph()).slice(0, 3000)],
    ["one of 1,599 px", "PHOTO_SMALL", "a.jpg", () => photograph({ width: 1599, height: 1100 })],
    ["one of 899 px height", "PHOTO_SMALL", "a.jpg", () => photograph({ width: 1800, height: 899 })],
    ["one of 30,000 px a side", "PHOTO_PIXELS", "a.png", () => promise(30_000, 1000)],
    ["a bomb of 900 million pixels", "PHOTO_PIXELS", "a.png", () => promise(30_000, 30_000)],
    ["a moving picture", "PHOTO_MOVING", "a.webp", moving],
    ["nothing", "FILE_TYPE", "a.jpg", () => new Uint8Array()],
    ["one over the most of a document", "FILE_SIZE", "a.jpg", () => big(20 * megabyte + 1)],
  ])(
    "%s is refused by %s, and nothing is stored",
    async (_, msgCode, name, bytes) => {
      const before = await storedFiles();
      expect(await code(send(await bytes(), name))).toBe(msgCode);
      expect(await storedFiles()).toEqual(before);
      expect(await scene.api.db.$count(siteHeroPhotographs)).toBe(0);
    },
    60_000,
  );

  test("of 100 MB is refused by what it says of its length, before it is read", async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(megabyte));
        if (pulled === 100) controller.close();
      },
    });
    const answer = await scene.api.send("POST", path, {
      token: scene.tokens.head,
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        "content-length": String(100 * megabyte),
      },
      body,
    });
    expect(answer.status).toBe(413);
    expect(pulled).toBeLessThan(5);
  });

  test("is no ninth one", async () => {
    const bytes = await photograph({ width: 1600, height: 900 });
    const answers = await Promise.all(Array.from({ length: mostPhotographs + 2 }, () => code(send(bytes))));
    expect(answers.filter((one) => one === "done")).toHaveLength(mostPhotographs);
    expect(answers.filter((one) => one === "PHOTO_FULL")).toHaveLength(2);
    expect(await scene.api.db.$count(siteHeroPhotographs)).toBe(mostPhotographs);
  }, 60_000);

  test("leaves no file behind when its row cannot be written", async () => {
    const before = await storedFiles();
    const stored = () => readdir(join(scene.api.folder, "hero"), { recursive: true });
    await add();
    const bytes = await stored();
    await scene.api.db.delete(siteHeroPhotographs);
    await scene.api.db.execute(
      "alter table site_hero_photographs add constraint never check (width < 0) not valid",
    );
    expect((await send(await photograph())).status).toBe(500);
    await scene.api.db.execute("alter table site_hero_photographs drop constraint never");
    expect(await stored()).toEqual(bytes);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });
});

describe("the choice of photographs", () => {
  test("shows visitors the drawn scene and no photograph until the club has chosen", async () => {
    await add();
    expect(await read("")).toEqual({ kind: "scene", photographs: [] });
    expect(await code(put({ kind: "photographs", version: 0 }))).toBe("done");
    const { kind, photographs } = await read("");
    expect([kind, photographs.length]).toEqual(["photographs", 1]);
    expect(photographs[0]).not.toHaveProperty("admin");
    expect(await scene.lastAuditEntry()).toMatchObject({
      action: "UPDATE",
      entity: "siteHero",
      before: { kind: "scene" },
      after: { kind: "photographs" },
    });
  });

  test("needs one that stands always, and keeps one: the last can neither go nor get a condition", async () => {
    expect(await code(put({ kind: "photographs" }))).toBe("PHOTO_ALWAYS");
    const idx = await add();
    await change(idx, { light: "dusk" });
    expect(await code(put({ kind: "photographs" }))).toBe("PHOTO_ALWAYS");
    await change(idx);
    expect(await code(put({ kind: "photographs" }))).toBe("done");
    expect(await code(change(idx, { weather: "snow" }))).toBe("PHOTO_ALWAYS");
    expect(await code(scene.send("head", "DELETE", `${path}/${idx}`, {}))).toBe("PHOTO_ALWAYS");
    expect((await read("")).photographs[0]).toMatchObject({ photographIdx: idx, weather: null });
    await put({ kind: "scene" });
    expect(await code(scene.send("head", "DELETE", `${path}/${idx}`, {}))).toBe("done");
  });

  test("orders all of them or none, over the version that was read", async () => {
    const [one, two] = [await add(), await add()];
    const order = async () => (await read()).photographs.map(({ photographIdx }) => photographIdx);
    expect(await order()).toEqual([one, two]);
    expect(await code(put({ kind: "scene", order: [two], version: 0 }))).toBe("VAL_FIELD");
    expect(await code(put({ kind: "scene", order: [two, two], version: 0 }))).toBe("VAL_FIELD");
    expect(await code(put({ kind: "scene", order: [two, one], version: 0 }))).toBe("done");
    expect(await order()).toEqual([two, one]);
    expect(await code(put({ kind: "scene", order: [one, two], version: 0 }))).toBe("STALE");
    const answers = await Promise.all([1, 1].map((version) => code(put({ kind: "scene", version }))));
    expect(answers.sort()).toEqual(["STALE", "done"]);
  });
});

describe("a change of a photograph", () => {
  const first = async () => (await read()).photographs[0] as HeroPhotograph;

  test("keeps its words, season and credit, with a version and a record", async () => {
    const idx = await add();
    const part = {
      fromMonth: 11,
      toMonth: 3,
      light: "dusk",
      weather: "snow",
      credit: "J. Park",
      i18n: { ko: { alt: "눈 내린 9번 홀" }, en: { alt: "Hole 9 in snow" } },
    };
    expect(await code(change(idx, { ...part, version: 1 }))).toBe("done");
    expect(await first()).toMatchObject({
      fromMonth: 11,
      toMonth: 3,
      light: "dusk",
      credit: "J. Park",
    });
    expect((await first()).admin).toMatchObject({ version: 2, i18n: part.i18n });
    expect((await read("?scope=admin&lang=en")).photographs[0]?.alt).toBe("Hole 9 in snow");
    expect(await code(change(idx, { version: 1 }))).toBe("STALE");
    const [record] = await scene.api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "heroPhotograph"))
      .orderBy(auditRecords.auditIdx)
      .then((rows) => rows.slice(-1));
    expect(record).toMatchObject({ action: "UPDATE", after: { credit: "J. Park" } });
    expect(record?.after).not.toHaveProperty("tones");
  });

  test.each([
    ["half a season", { fromMonth: 3 }],
    ["a month that is none", { fromMonth: 0, toMonth: 13 }],
    ["a point outside of the picture", { focal: { x: 1.2, y: 0 } }],
    ["a weather that is none", { weather: "hail" }],
    ["201 letters of text", { i18n: { ko: { alt: "가".repeat(201) } } }],
  ])("with %s is refused", async (_, part) => {
    const idx = await add();
    expect(await code(change(idx, part))).toBe("VAL_FIELD");
    expect((await first()).admin?.version).toBe(1);
  });

  test("of its focal point measures the colours under the text anew, and only that", async () => {
    const half = { create: { width: 900, height: 1200, channels: 3 as const, background: "#202020" } };
    const bytes = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#ffffff" } })
      .composite([{ input: await sharp(half).png().toBuffer(), left: 900, top: 0 }])
      .jpeg()
      .toBuffer();
    const idx = await add(new Uint8Array(bytes));
    const before = (await first()).tones;
    await change(idx, { credit: "x" });
    expect((await first()).tones).toEqual(before);
    await change(idx, { focal: { x: 0.05, y: 0.5 } });
    const after = await first();
    expect(after.tones.tall).not.toEqual(before.tall);
    expect(after.focal).toEqual({ x: 0.05, y: 0.5 });
  });

  test("removes the file with the row", async () => {
    const idx = await add();
    const { url } = await first();
    expect(await code(scene.send("head", "DELETE", `${path}/${idx}`, { version: 9 }))).toBe("STALE");
    expect(await code(scene.send("head", "DELETE", `${path}/${idx}`, { version: 1 }))).toBe("done");
    expect(await scene.file("head", url)).toBe(404);
    expect(await storedFiles()).not.toContainEqual(expect.objectContaining({ ownerIdx: idx }));
  });

  test("of another club's photograph is not found, and its own list does not hold it", async () => {
    const idx = await add();
    await scene.api.db.execute(
      "insert into clubs select (jsonb_populate_record(c, jsonb_build_object('club_idx', 2, 'club_code', 'LK02'))).* from clubs c where club_idx = 1",
    );
    await scene.api.db.update(siteHeroPhotographs).set({ clubIdx: 2 });
    expect((await change(idx)).status).toBe(404);
    expect((await scene.send("head", "DELETE", `${path}/${idx}`, {})).status).toBe(404);
    expect((await read()).photographs).toEqual([]);
    expect(await code(put({ kind: "photographs" }))).toBe("PHOTO_ALWAYS");
    await scene.api.db.delete(siteHeroPhotographs);
    await scene.api.db.delete(clubs).where(eq(clubs.clubIdx, 2));
  });
});

test("who has no right on the menu neither adds, changes nor reads the versions", async () => {
  const bytes = await photograph({ width: 1600, height: 900 });
  for (const who of ["reader", "member", "visitor"] as const) {
    expect((await send(bytes, "a.jpg", who)).json.result).toBe(false);
  }
  expect(await scene.api.db.$count(siteHeroPhotographs)).toBe(0);
  expect((await scene.send("visitor", "GET", "/site/hero?scope=admin")).json.result).toBe(false);
});

/** The head of a PNG that promises so many pixels and brings none. */
function promise(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const numbers = [data.length, crc32(body)].map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    });
    return Buffer.concat([numbers[0] ?? body, body, numbers[1] ?? body]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const data = chunk("IDAT", deflateSync(Buffer.alloc(64)));
  return new Uint8Array(
    Buffer.concat([signature, chunk("IHDR", head), data, chunk("IEND", Buffer.alloc(0))]),
  );
}

async function moving(): Promise<Uint8Array> {
  const frame = { create: { width: 1600, height: 1000, channels: 3 as const, background: "#808080" } };
  const other = { create: { ...frame.create, background: "#20a040" } };
  const frames = await Promise.all([frame, other].map((one) => sharp(one).png().toBuffer()));
  return new Uint8Array(
    await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer(),
  );
}

async function big(bytes: number): Promise<Uint8Array> {
  const small = await photograph();
  return new Uint8Array(Buffer.concat([small, Buffer.alloc(bytes - small.length)]));
}
