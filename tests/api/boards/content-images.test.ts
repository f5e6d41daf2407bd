import sharp from "sharp";
import { auditRecords, contentImages, drafts, notices, previews, terms } from "@/lib/club-api/db/tables";
import { imageSweepJob } from "@/lib/club-api/jobs/upkeep-jobs";
import type { ContentImage } from "@/lib/contract/boards/board-office";
import { demoNow } from "@/tests/support/api";
import { joined, picture } from "@/tests/support/images";
import { jobContext } from "@/tests/support/jobs";
import { boardScene, type Part, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const megabyte = 1024 * 1024;

const scene = await forFile(boardScene);
beforeEach(() => {
  scene.nextMinute();
  scene.api.clock.set(demoNow);
});

const send = (image: Part[2], name = "a.png", who: "editor" | "reader" | "member" = "editor") =>
  scene.send(who, "POST", "/ops/images/notice", {}, [["image", name, image]]);
const upload = async (options: Parameters<typeof picture>[1] = {}) =>
  scene.done<ContentImage>(send(await picture("png", options)));
const bytesOf = async (url: string) => {
  const bytes = await scene.file("editor", url);
  if (typeof bytes === "number") throw new Error(`${bytes} for ${url}`);
  return bytes;
};
const stored = async (url: string) =>
  (await scene.api.db.select().from(contentImages)).find(({ token }) => url.endsWith(token));
const sweep = async (msOn: number) => {
  const context = await jobContext(scene.api, "image-sweep");
  await imageSweepJob.run({ ...context, ctx: { ...context.ctx, now: new Date(demoNow.getTime() + msOn) } });
};

describe("an image of a text", () => {
  test("comes back at an address that cannot be guessed, in sizes that are never enlarged", async () => {
    const image = await upload({ width: 1200, height: 600 });
    expect(image).toEqual({
      url: expect.stringMatching(/^\/files\/content\/[\w-]{43}$/),
      width: 1200,
      height: 600,
    });
    const widths = async (query: string) =>
      (await sharp(await bytesOf(`${image.url}${query}`)).metadata()).width;
    expect([
      await widths(""),
      await widths("?w=480"),
      await widths("?w=960"),
      await widths("?w=1600"),
    ]).toEqual([1200, 480, 960, 1200]);
    const small = await upload({ width: 300, height: 200 });
    expect((await stored(small.url))?.sizes.map(({ width }) => width)).toEqual([300]);
    expect((await scene.send("visitor", "GET", `${image.url}?w=7`)).status).toBe(400);
    expect(await scene.file("visitor", `/files/content/${"x".repeat(43)}`)).toBe(404);
    expect(await scene.lastAuditEntry()).toMatchObject({ action: "CREATE", entity: "image" });
  });

  test("is the office's until a text shows it, and never taken for something else", async () => {
    const { url } = await upload();
    expect(await scene.file("visitor", url)).toBe(404);
    const answer = await scene.api.send("GET", url, { token: scene.tokens.editor });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    const missing = await scene.api.send("GET", `/files/content/${"x".repeat(43)}`);
    expect(missing.headers.get("cache-control")).toBe("no-store");
  });

  test("holds pixels only: no owner, no place, nothing behind its end", async () => {
    const placed = await picture("jpeg", { width: 64, height: 48, withPlace: true });
    for (const [name, bytes] of [
      ["a.jpg", placed],
      ["a.png", joined(await picture("png"), "<?php system($_GET['c']); ?>")],
    ] as const) {
      const { url } = await scene.done<ContentImage>(send(bytes, name));
      const stored = await bytesOf(url);
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
      expect(Buffer.from(stored).toString("latin1")).not.toMatch(/secret-owner|<\?php/);
    }
  });

  test("stands upright, as the camera meant it", async () => {
    const lying = await sharp(await picture("jpeg", { width: 40, height: 20 })).withMetadata({
      orientation: 6,
    });
    const image = await scene.done<ContentImage>(send(new Uint8Array(await lying.toBuffer()), "a.jpg"));
    expect([image.width, image.height]).toEqual([20, 40]);
  });

  test("that moves goes on moving", async () => {
    const frames = await picture("gif", { width: 600, height: 20, frames: 3 });
    const { url, height } = await scene.done<ContentImage>(send(frames, "a.gif"));
    expect(height).toBe(20);
    expect((await sharp(await bytesOf(`${url}?w=480`)).metadata()).pages).toBe(3);
  });

  test("of 5 MB is taken, of more it is refused", async () => {
    const photo = await sharp({
      create: {
        width: 1500,
        height: 1000,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .resize(2000, 1500, { fit: "fill" })
      .jpeg({ quality: 90 })
      .toBuffer();
    const whole = Buffer.concat([photo, Buffer.alloc(5 * megabyte - photo.length)]);
    expect((await send(new Uint8Array(whole), "a.jpg")).json.result).toBe(true);
    const over = await send(new Uint8Array(Buffer.concat([whole, Buffer.alloc(1)])), "a.jpg");
    expect(over.json.fail?.msgCode).toBe("FILE_SIZE");
  }, 30_000);
});

describe("what is no picture is refused, and nothing of it is kept", () => {
  const text = (words: string) => new Uint8Array(Buffer.from(words));
  test.each<[string, string, () => Part[2] | Promise<Part[2]>]>([
    ["an SVG", "a.svg", () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>')],
    ["an SVG that calls itself PNG", "a.png", () => text("<svg><script/></svg>")],
    ["HTML as PNG", "a.png", () => text("<!doctype html><script>alert(1)</script>")],
    ["HTML behind a JPEG signature", "a.jpg", () => joined(Buffer.from("ffd8ffe0", "hex"), "<script>")],
    ["a GIF that is a script", "a.gif", () => text("GIF89a/*\u0000\u0001*/=1;alert(1)//")],
    ["a picture with a second extension", "a.jpg.php", () => picture("jpeg")],
    ["a JPEG that calls itself PNG", "a.png", () => picture("jpeg")],
    ["half a PNG", "a.png", async () => (await picture("png", { width: 99, height: 99 })).slice(0, 4000)],
    ["a PDF", "a.pdf", () => text("%PDF-1.4\ntrailer\n<< >>\n%%EOF\n")],
  ])("%s", async (_, name, bytes) => {
    const before = await scene.api.db.$count(contentImages);
    const answer = await send(await bytes(), name);
    expect(answer.json.fail?.msgCode).toBe("FILE_TYPE");
    expect(await scene.api.db.$count(contentImages)).toBe(before);
  });

  test("a call without an image names the part", async () => {
    expect(refusal(await scene.send("editor", "POST", "/ops/images/notice", {}))).toEqual([
      400,
      9001,
      ["image", "Please choose a file."],
    ]);
  });

  test("who may neither create nor change is refused before the bytes are read", async () => {
    const huge = new Uint8Array(30 * megabyte);
    for (const who of ["reader", "member"] as const) {
      expect((await send(huge, "a.png", who)).status).toBe(403);
    }
    expect((await scene.send("visitor", "POST", "/ops/images/notice", {})).status).toBe(401);
    expect((await scene.send("editor", "POST", "/ops/images/policy", {})).json.fail?.code).toBe(9001);
  });
});

describe("the sweep of images", () => {
  const html = (url: string) => `<p>글</p><img src="${url}" alt="그림" />`;
  const at = new Date(demoNow.getTime() - dayMs);
  const rest = { createdAt: at, createdBy: "x", updatedAt: at, updatedBy: "x" };

  test("takes what nothing names a day after it came, with its bytes, and not sooner", async () => {
    const { url } = await upload({ width: 600, height: 10 });
    const row = await stored(url);
    await sweep(24 * hourMs);
    expect(await scene.file("editor", url)).toBeInstanceOf(Uint8Array);
    await sweep(24 * hourMs + 1);
    expect(await scene.file("editor", url)).toBe(404);
    expect(await stored(url)).toBeUndefined();
    expect(row?.sizes).toHaveLength(2);
    for (const { storageKey } of row?.sizes ?? []) {
      expect(await scene.api.deps.storage.open(storageKey)).toBeNull();
    }
  });

  const uses: Record<string, (url: string) => Promise<unknown>> = {
    "a text in any language": (url) =>
      scene.done(
        scene.send("editor", "POST", "/faq?lang=ko", {
          questionType: "10",
          question: "q",
          answer: "a",
          i18n: { ja: { question: "q", answer: html(url) } },
        }),
      ),
    "a text in the trash": (url) =>
      scene.api.db.insert(notices).values({
        clubIdx: 1,
        isTop: false,
        searchTexts: {},
        deletedAt: at,
        deletedBy: "x",
        ...rest,
        texts: { ko: { title: "t", contents: html(url) } },
      }),
    terms: (url) =>
      scene.api.db.insert(terms).values({
        clubIdx: 1,
        termType: "10",
        version: `v${url.slice(-8)}`,
        effectiveDate: "2027-03-01",
        announceFrom: "2027-02-01",
        isRequired: false,
        isDraft: true,
        telNo: "1",
        ...rest,
        texts: { ko: { title: "t", contents: html(url) } },
      }),
    "a draft": (url) =>
      scene.api.db.insert(drafts).values({
        clubIdx: 1,
        adminIdx: 1,
        entity: "notice",
        entityIdx: 77,
        savedAt: at,
        payload: { i18n: { ko: { contents: html(url) } } },
      }),
    "a preview": (url) =>
      scene.api.db.insert(previews).values({
        tokenHash: "h",
        clubIdx: 1,
        entity: "event",
        createdBy: "x",
        adminIdx: 1,
        expiresAt: at,
        payload: { contents: html(url) },
      }),
    "a revision": (url) =>
      scene.api.db.insert(auditRecords).values({
        clubIdx: 1,
        at: demoNow,
        actor: "x",
        requestId: "x",
        action: "UPDATE",
        entity: "notice",
        entityKey: "1",
        before: { texts: { ko: { contents: html(url) } } },
      }),
  };

  test.each(Object.keys(uses))("leaves what %s names", async (use) => {
    const { url } = await upload();
    await uses[use]?.(url);
    await sweep(25 * hourMs);
    expect(await scene.file("editor", url)).toBeInstanceOf(Uint8Array);
  });

  test("takes what only a revision of more than thirty days ago names", async () => {
    const { url } = await upload();
    await uses["a revision"]?.(url);
    await sweep(30 * dayMs - 1);
    expect(await scene.file("editor", url)).toBeInstanceOf(Uint8Array);
    await sweep(30 * dayMs);
    expect(await scene.file("editor", url)).toBe(404);
  });

  test("that loses the storage leaves the row, and the next one ends it", async () => {
    const { url } = await upload();
    const context = await jobContext(scene.api, "image-sweep");
    const ctx = { ...context.ctx, now: new Date(demoNow.getTime() + 25 * hourMs) };
    const remove = async () => {
      throw new Error("the storage is away");
    };
    await imageSweepJob.run({ ...context, ctx, storage: { ...context.storage, remove } });
    expect(await scene.file("editor", url)).toBeInstanceOf(Uint8Array);
    await imageSweepJob.run({ ...context, ctx });
    expect(await stored(url)).toBeUndefined();
  });
});
