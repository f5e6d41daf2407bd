import type { PgTable } from "drizzle-orm/pg-core";
import * as tables from "@/lib/club-api/db/tables";
import { files } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { drawingImage } from "@/lib/landscape";
import { landscapeSegments, parseLandscapeAddress } from "@/lib/landscape/address";
import { languages } from "@/lib/shared/languages";
import { boardScene } from "@/tests/support/scenes/board-scene";
import { addSecondClub, openSessionFor, otherClub } from "@/tests/support/scenes/second-club";
import { forFile } from "../../support/for-file";

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

const rows = <T extends PgTable>(table: T) =>
  scene.api.db.select().from(table as PgTable) as Promise<T["$inferSelect"][]>;
const distinct = <T>(values: readonly T[]) => new Set(values).size;

test("the demo holds what domain.md 10 names", async () => {
  const faqs = await rows(tables.faqs);
  const dishes = await rows(tables.fnbMenus);
  const references = await rows(tables.references);
  const hof = await rows(tables.hofEntries);
  const lost = await rows(tables.lostItems);
  const count = (type: string) => references.filter((row) => row.type === type).length;
  expect([(await rows(tables.events)).length, faqs.length, dishes.length]).toEqual([6, 20, 24]);
  expect([distinct(faqs.map((row) => row.questionType)), distinct(dishes.map((row) => row.outlet))]).toEqual([
    8, 4,
  ]);
  expect([count("RULE"), count("FORM"), count("COURSE"), count("GIFT")]).toEqual([2, 3, 1, 2]);
  expect([hof.length, distinct(hof.map((row) => row.type))]).toEqual([9, 6]);
  expect([lost.length, distinct(lost.map((row) => row.state))]).toEqual([10, 5]);
  expect((await rows(tables.vocs)).map((row) => row.vocIdx).sort()).toEqual([
    900_001, 900_002, 900_003, 900_004,
  ]);
});

test("the questions about booking are P8's, in their places", async () => {
  const { list, total } = await scene.done<CallOutput<"GET /faq">>(
    scene.send("visitor", "GET", "/faq?type=10&lang=ko"),
  );
  expect(total).toBe(6);
  expect(list.map((row) => row.order)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(list[0]).toMatchObject({
    faqIdx: 3,
    questionTypeName: "예약",
    question: "예약은 언제 열리나요?",
    answer: "<p>정회원은 이용일 28일 전 09시에 열립니다.</p>",
    viewCount: 88,
  });
});

test("every text is there in every language", async () => {
  const all = [
    ...(await rows(tables.events)),
    ...(await rows(tables.faqs)),
    ...(await rows(tables.lostItems)),
  ].map((row) => row.texts as Record<string, Record<string, string>>);
  for (const texts of all) {
    for (const language of languages) {
      for (const words of Object.values(texts[language] ?? { none: "" })) expect(words).toMatch(/\S/);
    }
  }
  // Fields that a row may leave out: the club of a record, the origin of a dish, the shelf of a paper, the lessons of a putting green.
  const partial = [
    ...(await rows(tables.hofEntries)),
    ...(await rows(tables.fnbMenus)),
    ...(await rows(tables.references)),
    ...(await rows(tables.clubEntries)),
    ...(await rows(tables.practiceGrounds)),
    ...(await rows(tables.clubWords)),
  ];
  for (const row of partial) {
    const texts = row.texts as Record<string, Record<string, string>>;
    const filled = languages.map((language) => Object.values(texts[language] ?? {}).filter(Boolean).length);
    expect(distinct(filled)).toBe(1);
  }
});

test("no seeded address leads nowhere", async () => {
  const addresses = [
    ...(await rows(tables.banners)).flatMap((row) => [row.layerFile, row.layerFileMobile]),
    ...(await rows(tables.events)).map((row) => row.thumbUrl),
    ...(await rows(tables.references)).map((row) => row.imageUrl),
    ...(await rows(tables.fnbMenus)).map((row) => row.imageUrl),
    ...(await rows(tables.hofEntries)).map((row) => row.imageUrl),
    ...(await rows(tables.lostItems)).map((row) => row.imageUrl),
  ].filter((url) => url !== null);
  const isDrawing = (url: string) => url.startsWith("/drawings/");
  for (const url of addresses.filter(isDrawing)) {
    const name = /^\/drawings\/([a-z0-9-]+)\.svg\?/.exec(url)?.[1] ?? "";
    expect(drawingImage(name).src).toBe(url);
  }
  for (const url of addresses.filter((one) => !isDrawing(one))) {
    const drawn = parseLandscapeAddress(url.replace("/landscape/", "").split("/"));
    expect(drawn && `/landscape/${landscapeSegments(drawn).join("/")}`).toBe(url);
  }
  for (const { kind, fileIdx, size } of await rows(files)) {
    const bytes = await scene.file("head", `/files/${kind}/${fileIdx}`);
    expect(bytes instanceof Uint8Array && bytes.length).toBe(size);
  }
});

describe("another club", () => {
  beforeAll(async () => {
    await addSecondClub(scene.api);
  });

  test.each([
    ["/notice/normal", "/notice/12"],
    ["/event", "/event/31"],
    ["/faq", "/faq/3"],
    ["/reference/normal", "/reference/4"],
    ["/fnb-menu", "/fnb-menu/1"],
    ["/lost-item", null],
    ["/hof/normal", null],
  ])("sees none of the rows of %s", async (list, detail) => {
    const own = `clubCode=${otherClub.clubCode}`;
    expect((await scene.send("visitor", "GET", `${list}?${own}`)).json.data).toMatchObject({ total: 0 });
    if (detail) expect((await scene.send("visitor", "GET", `${detail}?${own}`)).status).toBe(404);
  });

  test("its people open no file and no inquiry of the first one", async () => {
    const { clubIdx, memberIdx, clubCode } = otherClub;
    const owner = { kind: "member" as const, clubIdx, accountIdx: memberIdx };
    const token = await openSessionFor(scene.api, owner, "stranger-token");
    const answers = await Promise.all([
      scene.api.request("GET", `/files/notice/91?clubCode=${clubCode}`),
      scene.api.request("GET", "/voc/900001", { token }),
      scene.api.request("POST", `/ext/views?clubCode=${clubCode}`, { body: { kind: "notice", idx: 12 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
