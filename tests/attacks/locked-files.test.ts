import { writeFile } from "node:fs/promises";
import { desc, sql } from "drizzle-orm";
import { files } from "@/lib/club-api/db/tables";
import { attachFiles, withStoredUploads } from "@/lib/club-api/domains/files";
import type { FileKind } from "@/lib/contract/files";
import { picture } from "@/tests/support/images";
import { boardScene } from "@/tests/support/scenes/board-scene";
import { forFile } from "../support/for-file";

/*
 * The gate of a file is the gate of the record that it hangs on: the menu's permit, visibility and password, and the state
 * of the record. Of an image in a text it is that of the records whose texts name it.
 */

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());
afterEach(() =>
  scene.api.db.execute(
    sql`update menus set is_visible = true, password_hash = null, permit = '0' where not is_admin_menu`,
  ),
);

type Caller = "visitor" | "member" | "editor" | "head";
const boards: { name: string; kind: FileKind; menus: readonly string[]; owner: number }[] = [
  { name: "notice", kind: "notice", menus: ["060100", "060000"], owner: 11 },
  { name: "event", kind: "event", menus: ["060200", "060000"], owner: 31 },
  { name: "paper", kind: "reference", menus: ["060300", "060000"], owner: 4 },
  // It stands among the papers, and is the shop's.
  { name: "product of the shop", kind: "reference", menus: ["080000"], owner: 7 },
  { name: "dish", kind: "fnb", menus: ["030400", "030000"], owner: 1 },
  { name: "hole-in-one", kind: "hof", menus: ["060400", "060000"], owner: 1 },
  { name: "lost item", kind: "lost", menus: ["060500", "060000"], owner: 1 },
];

function open(who: Caller, path: string, pass?: string): Promise<Response> {
  const token = scene.tokens[who];
  const headers: Record<string, string> = pass === undefined ? {} : { "x-menu-token": pass };
  return Promise.resolve(scene.api.send("GET", path, { ...(token === undefined ? {} : { token }), headers }));
}

const statusOf = async (who: Caller, path: string, pass?: string) => {
  const answer = await open(who, path, pass);
  await answer.body?.cancel();
  return answer.status;
};
const close = (code: string, column: string) =>
  scene.api.db.execute(
    sql`update menus set ${sql.raw(column)} where club_idx = 1 and not is_admin_menu and code = ${code}`,
  );
const setPassword = (code: string) =>
  scene.done(scene.send("head", "PUT", "/menus", { menus: [{ code, password: "pine needle" }] }));

/** A stored file of a record that there is, whatever its board offers to upload. */
async function fileOf(kind: FileKind, ownerIdx: number): Promise<string> {
  const { db, deps } = scene.api;
  const temporaryPath = deps.storage.temporaryPath();
  await writeFile(temporaryPath, "words");
  const upload = { part: "files", fileName: "a.pdf", contentType: "application/pdf", size: 5, temporaryPath };
  await withStoredUploads(deps.storage, kind, [upload], (stored) =>
    db.transaction((tx) => attachFiles(tx, { clubIdx: 1, kind }, ownerIdx, stored, deps.clock.now())),
  );
  const [newest] = await db.select().from(files).orderBy(desc(files.fileIdx)).limit(1);
  return `/files/${kind}/${newest?.fileIdx}`;
}

describe.each(boards)("a file of a $name", ({ kind, menus, owner }) => {
  test.each([
    ["a stranger takes it from a page that asks for a sign-in", "permit = '2'", [404, 200, 200]],
    ["a member takes it from a page for administrators", "permit = '3'", [404, 404, 200]],
    ["anybody takes it from a hidden page", "is_visible = false", [404, 404, 200]],
  ] as const)("%s", async (_, column, [visitor, member, head]) => {
    const path = await fileOf(kind, owner);
    expect(await statusOf("visitor", path)).toBe(200);
    for (const code of menus) {
      await close(code, column);
      expect([
        await statusOf("visitor", path),
        await statusOf("member", path),
        await statusOf("head", path),
      ]).toEqual([visitor, member, head]);
      await close(code, "permit = '0', is_visible = true");
    }
  });

  test("somebody takes it without the password of its page", async () => {
    const path = await fileOf(kind, owner);
    for (const code of menus) {
      await setPassword(code);
      expect([await statusOf("visitor", path), await statusOf("member", path)]).toEqual([404, 404]);
      const pass = await passFor(code);
      expect([await statusOf("visitor", path, pass), await statusOf("visitor", path, `9${pass}`)]).toEqual([
        200, 404,
      ]);
      await close(code, "password_hash = null");
    }
  });
});

async function passFor(code: string): Promise<string> {
  const answer = await scene.send("visitor", "GET", `/menus/${code}/password?password=pine%20needle`);
  return String(answer.json.data.passToken);
}

test("a shared cache keeps a file of a record", async () => {
  const path = await fileOf("notice", 11);
  const answer = await open("visitor", path);
  await answer.body?.cancel();
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

describe("an image of a text", () => {
  type Notice = { noticeIdx: number };
  let url: string;
  let noticeIdx: number;
  beforeEach(async () => {
    const image = await picture("png");
    const stored = await scene.done<{ url: string }>(
      scene.send("editor", "POST", "/ops/images/notice", {}, [["image", "a.png", image]]),
    );
    url = stored.url;
    ({ noticeIdx } = await scene.done<Notice>(
      scene.send("editor", "POST", "/notice", {
        title: "With an image",
        isTop: false,
        isVisible: true,
        contents: `<p>Look:</p><img src="${url}" alt="a pine" width="64" height="48">`,
      }),
    ));
  });
  const seen = async () => [
    await statusOf("visitor", url),
    await statusOf("member", url),
    await statusOf("editor", url),
  ];

  test("a stranger keeps on seeing it when its page is closed", async () => {
    expect(await seen()).toEqual([200, 200, 200]);
    await close("060000", "permit = '2'");
    expect(await seen()).toEqual([404, 200, 200]);
    await close("060000", "permit = '0'");
    await setPassword("060100");
    expect(await seen()).toEqual([404, 404, 200]);
    expect(await statusOf("visitor", url, await passFor("060100"))).toBe(200);
  });

  test("a stranger sees what its record no longer shows, or shows later", async () => {
    const change = (fields: object) =>
      scene.done(scene.send("editor", "PUT", `/notice/${noticeIdx}`, { noticeIdx, ...fields }));
    await change({ isVisible: false });
    expect(await seen()).toEqual([404, 404, 200]);
    await change({ isVisible: true, openFrom: "2027-03-01" });
    expect(await seen()).toEqual([404, 404, 200]);
    await change({ openFrom: null });
    expect(await seen()).toEqual([200, 200, 200]);
    await scene.done(scene.send("editor", "DELETE", `/notice/${noticeIdx}`));
    expect(await seen()).toEqual([404, 404, 200]);
  });

  test("a stranger sees what no record names yet", async () => {
    const image = await picture("png");
    const { url: unnamed } = await scene.done<{ url: string }>(
      scene.send("editor", "POST", "/ops/images/notice", {}, [["image", "b.png", image]]),
    );
    expect([await statusOf("visitor", unnamed), await statusOf("editor", unnamed)]).toEqual([404, 200]);
  });

  test("a shared cache keeps it for those who may not see it", async () => {
    const caching = async (who: Caller) => {
      const answer = await open(who, url);
      await answer.body?.cancel();
      return answer.headers.get("cache-control");
    };
    expect(await caching("visitor")).toBe("public, max-age=31536000, s-maxage=60, immutable");
    await close("060000", "permit = '2'");
    expect(await caching("member")).toBe("private, no-store");
    expect(await caching("visitor")).toBe("no-store");
  });
});
