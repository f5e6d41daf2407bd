import { and, eq, gte, ne, notExists, sql } from "drizzle-orm";
import { saleExists } from "@/lib/club-api/db/slot-holders";
import {
  auditRecords,
  courses,
  files,
  holes,
  policies,
  teeSlots,
  teeTemplates,
} from "@/lib/club-api/db/tables";
import { trashPurgeJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { choosableEntries } from "@/lib/contract/code-values/courses";
import { xlsxType } from "@/lib/contract/exports";
import type { CallOutput } from "@/lib/contract/routes";
import type { CodeSet } from "@/lib/contract/site/codes";
import type { OfficeCourse } from "@/lib/contract/tee-sheets/ops-courses";
import { picture } from "@/tests/support/images";
import { jobContext } from "@/tests/support/jobs";
import { formOf } from "@/tests/support/scenes/board-scene";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

type Courses = CallOutput<"GET /ops/courses">;
type PublicCourses = CallOutput<"GET /ext/courses">;

const scene = await forFile(officeScene);

const head = "ssadmin1";
const read = () => scene.data<Courses>(head, "GET", "/ops/courses?lang=en");
const course = (code: string) => scene.data<OfficeCourse>(head, "GET", `/ops/courses/${code}?lang=en`);
const published = async (code: string) =>
  (await scene.data<PublicCourses>("visitor", "GET", "/ext/courses?lang=en")).find(
    ({ courseCode }) => courseCode === code,
  );
const refused = (method: string, path: string, body?: object) => scene.failure(head, method, path, body);

/** The course as its form sends it, with single holes changed. */
function bodyOf(
  { names, fullNames, color, version, holes: nine }: OfficeCourse,
  changed: Record<number, Partial<OfficeCourse["holes"][number]>> = {},
) {
  const cards = nine.map(({ holeNo, par, hdcp, distances }) => ({ holeNo, par, hdcp, distances }));
  const merged = cards.map((card) => ({ ...card, ...changed[card.holeNo] }));
  return { names, fullNames, color, version, holes: merged };
}

function holeBody({ version, holes: nine }: OfficeCourse, holeNo: number, change: object = {}) {
  const hole = nine.find((one) => one.holeNo === holeNo);
  if (!hole) throw new Error(`no hole ${holeNo}`);
  const { tips, distances, layout } = hole;
  return { version, tips, distances, layout, ...change };
}

const newNine = [4, 5, 3, 4, 4, 4, 3, 5, 4].map((par, idx) => {
  const black = { 3: 160, 4: 370, 5: 490 }[par] ?? 0;
  return {
    holeNo: idx + 1,
    par,
    hdcp: idx + 1,
    distances: { black, blue: black - 10, white: black - 20, red: black - 40 },
  };
});
const newCourse = {
  names: { en: "Byeol", ko: "별" },
  fullNames: { en: "Byeol Course", ko: "별 코스" },
  color: "#335577",
  holes: newNine,
};

describe("reading", () => {
  test("gives the courses in order with their holes, texts and version", async () => {
    const { list, removed } = await read();
    expect(removed).toEqual([]);
    expect(
      list.map(({ courseCode, nextCourse, isInPlay, version }) => [
        courseCode,
        nextCourse,
        isInPlay,
        version,
      ]),
    ).toEqual([
      ["1", "2", true, 1],
      ["2", "3", true, 1],
      ["3", "1", true, 1],
    ]);
    expect(list[0]).toMatchObject({ courseName: "Mir", fullName: "Mir Course", par: 36, lengthM: 3110 });
    expect(list[0]?.holes[0]).toMatchObject({ holeNo: 1, par: 4, distances: { black: 350 } });
  });

  test("knows no course 4, and is closed to whom the menu is", async () => {
    expect(await refused("GET", "/ops/courses/4")).toEqual([404, 2001, "NOT_FOUND", []]);
    expect((await scene.call("contents1", "GET", "/ops/courses")).status).toBe(403);
    await scene.grant("941000", "R");
    expect((await scene.call("bookadmin1", "GET", "/ops/courses")).status).toBe(200);
    expect((await scene.call("bookadmin1", "PUT", "/ops/courses/1", bodyOf(await course("1")))).status).toBe(
      403,
    );
  });

  test("exports the holes as xlsx", async () => {
    const { accessToken } = await scene.api.signIn(head, { isAdmin: true });
    const answer = await scene.api.send("GET", "/ops/holes", {
      token: accessToken,
      headers: { accept: xlsxType },
    });
    expect([answer.status, answer.headers.get("x-total-count")]).toEqual([200, "27"]);
    await answer.arrayBuffer();
    scene.signOut();
  });
});

describe("a course", () => {
  test("saved with another par is on the public page at once, in the codes, and on record", async () => {
    const before = await course("1");
    const body = bodyOf(before, {
      1: { par: 5, distances: { black: 400, blue: 380, white: 360, red: 320 } },
    });
    const names = { ...body.names, en: "Mirae" };
    const saved = await scene.data(head, "PUT", "/ops/courses/1", { ...body, names });
    expect(saved).toEqual({ courseCode: "1", version: before.version + 1, stretched: [1] });
    const shown = await published("1");
    expect(shown).toMatchObject({ courseName: "Mirae", par: 37, lengthM: 3160 });
    expect(shown?.holes[0]).toMatchObject({ par: 5, distances: { black: 400 } });
    const line = shown?.holes[0]?.layout?.line ?? [];
    const metres = line.reduce((sum, [e, n], idx) => {
      const [fe, fn] = line[idx - 1] ?? [e, n];
      return sum + Math.hypot(e - fe, n - fn);
    }, 0);
    expect(Math.abs(metres - 400)).toBeLessThan(1);
    const codes = await scene.data<Record<string, { list: { key: string; values: string[] }[] }>>(
      "visitor",
      "GET",
      "/common/system-code/MS01?code=courses",
    );
    expect(codes.courses?.list[0]).toMatchObject({ key: "1", values: ["9", "37", "2"] });
    const records = await scene.api.db.select().from(auditRecords).where(eq(auditRecords.entity, "course"));
    expect(records.at(-1)).toMatchObject({
      action: "UPDATE",
      entityKey: "1",
      before: { par: 36, holes: [{ holeNo: 1, par: 4 }] },
      after: { par: 37, holes: [{ holeNo: 1, par: 5 }] },
    });
    expect(await refused("PUT", "/ops/courses/1", body)).toEqual([200, 2002, "STALE", []]);
  });

  const tees = (black: number, blue: number, white: number, red: number) => ({
    distances: { black, blue, white, red },
  });
  test.each<[string, Record<number, object>, unknown[]]>([
    ["without a par", { 4: { par: 0 } }, [200, 4831, "CRS_PAR", ["4"]]],
    ["with lengths that grow", { 2: tees(470, 475, 430, 380) }, [200, 4832, "CRS_LENGTHS", ["2"]]],
    [
      "with a par 3 of 400 m",
      { 3: tees(400, 390, 380, 300) },
      [200, 4833, "CRS_LENGTH_PAR", ["3", "3", "50", "300"]],
    ],
    ["with an index twice", { 2: { hdcp: 6 } }, [200, 4834, "CRS_INDEX", ["2"]]],
    [
      "whose drawing would be pulled too far",
      { 4: { par: 4, ...tees(250, 240, 230, 200) } },
      [200, 4850, "HOLE_STRETCH", ["4", "250"]],
    ],
  ])("%s is refused, and nothing is written", async (_, changed, failure) => {
    const before = await course("2");
    const body = bodyOf(before, changed);
    const own =
      failure[1] === 4834
        ? {
            ...body,
            holes: body.holes.map((hole, idx) =>
              idx === 1 ? { ...hole, hdcp: body.holes[0]?.hdcp ?? 0 } : hole,
            ),
          }
        : body;
    expect(await refused("PUT", "/ops/courses/2", own)).toEqual(failure);
    expect(await course("2")).toEqual(before);
  });

  test("needs its names in the club's own language", async () => {
    const { names: _, ...body } = bodyOf(await course("2"));
    expect(await refused("PUT", "/ops/courses/2", { ...body, names: { ja: "松" } })).toMatchObject({
      1: 9001,
    });
  });

  test("is added under the lowest free number, in the circle, and nobody else's courses are touched", async () => {
    await scene.otherClub();
    await scene.api.db.insert(courses).values({
      clubIdx: 2,
      courseCode: "4",
      names: { en: "Links" },
      par: 36,
      lengthM: 3000,
      nextCourse: "4",
      color: "#000000",
      order: 1,
    });
    expect(await scene.data(head, "POST", "/ops/courses", { ...newCourse, after: "3" })).toEqual({
      courseCode: "4",
      version: 1,
    });
    const { list } = await read();
    expect(list.map(({ courseCode, nextCourse }) => courseCode + nextCourse)).toEqual([
      "12",
      "23",
      "34",
      "41",
    ]);
    expect(list[3]).toMatchObject({ par: 36, isInPlay: false, fullName: "Byeol Course" });
    const [other] = await scene.api.db.select().from(courses).where(eq(courses.clubIdx, 2));
    expect(other).toMatchObject({ names: { en: "Links" }, version: 1, nextCourse: "4" });
    expect(await refused("POST", "/ops/courses", { ...newCourse, after: "9" })).toEqual([
      400,
      9001,
      "VAL_FIELD",
      ["after", "Please choose one from the list."],
    ]);
  });

  test("free rounds to come go on to it, sold ones as they were sold", async () => {
    const today = "2026-11-25";
    const rounds = await scene.api.db
      .select({ courseOut: teeSlots.courseOut })
      .from(teeSlots)
      .where(
        and(
          eq(teeSlots.courseCode, "3"),
          gte(teeSlots.playDate, today),
          eq(teeSlots.holeCode, "18"),
          notExists(saleExists(scene.api.db)),
        ),
      );
    expect(new Set(rounds.map(({ courseOut }) => courseOut))).toEqual(new Set(["4"]));
  });
});

describe("the order of play", () => {
  const orders = async (next: Record<string, string>) =>
    (await read()).list.map(({ courseCode, version }) => ({
      courseCode,
      version,
      nextCourse: next[courseCode],
    }));

  test("is refused where it closes no circle, where a course is missing, and over somebody else's save", async () => {
    const named = await orders({ 1: "2", 2: "1", 3: "1", 4: "3" });
    expect(await refused("PUT", "/ops/course-order", { courses: named })).toEqual(
      [200, 4836, "CRS_ORDER", ["Sol"]].with(3, ["Baram"]),
    );
    expect(await refused("PUT", "/ops/course-order", { courses: named.slice(1) })).toMatchObject({ 1: 9001 });
    const stale = named.map((one) => ({ ...one, version: 99 }));
    expect(await refused("PUT", "/ops/course-order", { courses: stale })).toMatchObject({ 1: 2002 });
  });

  test("is saved with the order of the lists", async () => {
    const named = (await orders({ 1: "2", 2: "1", 3: "4", 4: "3" })).toReversed();
    expect(await scene.data(head, "PUT", "/ops/course-order", { courses: named })).toEqual({ updated: 4 });
    const { list } = await read();
    expect(list.map(({ courseCode, nextCourse }) => courseCode + nextCourse)).toEqual([
      "43",
      "34",
      "21",
      "12",
    ]);
    await scene.data(head, "PUT", "/ops/course-order", {
      courses: (await orders({ 1: "2", 2: "3", 3: "4", 4: "1" })).toReversed(),
    });
  });
});

describe("a hole", () => {
  test("is saved with its drawing, and the public page shows it", async () => {
    const before = await course("2");
    const body = holeBody(before, 3);
    const [first, ...rest] = body.layout?.bunkers ?? [];
    if (!first || !body.layout) throw new Error("no bunker");
    const layout = {
      ...body.layout,
      bunkers: [{ ...first, at: [first.at[0] + 4, first.at[1] - 3] }, ...rest],
    };
    const tips = { en: "Take one club more.", ko: "" };
    await scene.data(head, "PUT", "/ops/courses/2/holes/3", { ...body, layout, tips });
    const hole = (await published("2"))?.holes[2];
    expect(hole?.layout?.bunkers[0]?.at).toEqual([first.at[0] + 4, first.at[1] - 3]);
    expect(hole?.tip).toBe("Take one club more.");
    expect((await course("2")).version).toBe(before.version + 1);
    expect(await refused("PUT", "/ops/courses/2/holes/3", body)).toMatchObject({ 1: 2002 });
  });

  test("whose drawing is longer than the hole is refused; a far bunker too, and a crossing", async () => {
    const before = await course("2");
    const body = holeBody(before, 1);
    const { layout, distances } = body;
    if (!layout) throw new Error("no layout");
    const longer = { ...distances, black: distances.black + 20 };
    expect(await refused("PUT", "/ops/courses/2/holes/1", { ...body, distances: longer })).toEqual([
      200,
      4839,
      "HOLE_LENGTH",
      [String(distances.black), String(distances.black + 20)],
    ]);
    const far = { ...layout, bunkers: [{ at: [4000, 4000], axes: [5, 5], turn: 0 }] };
    expect(await refused("PUT", "/ops/courses/2/holes/1", { ...body, layout: far })).toMatchObject({
      1: 4844,
    });
    const crossed = {
      ...layout,
      line: [
        [0, 0],
        [0, 250],
        [150, 250],
        [150, 100],
        [-100, 100],
      ],
    };
    expect(await refused("PUT", "/ops/courses/2/holes/1", { ...body, layout: crossed })).toMatchObject({
      1: 4843,
    });
    expect(
      await refused("PUT", "/ops/courses/2/holes/1", { ...body, layout: { ...layout, line: [[0, 0]] } }),
    ).toMatchObject({ 1: 9001 });
    expect(await refused("PUT", "/ops/courses/2/holes/10", body)).toMatchObject({ 1: 2001 });
    expect(await course("2")).toEqual(before);
  });

  test("takes a picture, shows it to everybody, and gives it up again", async () => {
    const send = (data: object, bytes?: Uint8Array, name = "hole.png") =>
      scene.call(head, "PUT", "/ops/courses/2/holes/5", formOf(data, bytes ? [["image", name, bytes]] : []));
    const saved = await send(holeBody(await course("2"), 5), await picture("png"));
    expect(saved.json.fail).toBeUndefined();
    const url = (await published("2"))?.holes[4]?.image ?? "";
    expect(url).toMatch(/^\/files\/course\/\d+$/);
    expect((await scene.api.send("GET", url)).status).toBe(200);
    const text = new TextEncoder().encode("%PDF-1.4 no picture at all");
    expect((await send(holeBody(await course("2"), 5), text, "plan.pdf")).json.result).toBe(false);
    await send(holeBody(await course("2"), 5, { image: null }));
    expect((await published("2"))?.holes[4]?.image).toBe("");
    expect(await scene.api.db.$count(files, eq(files.kind, "course"))).toBe(0);
  });
});

describe("removing a course", () => {
  const remove = async (code: string) => {
    const { version } = await course(code);
    return scene.failure(head, "DELETE", `/ops/courses/${code}?lang=en`, { version });
  };

  test("is refused while a template names it, then while C0010 does, then while tee times are sold", async () => {
    expect(await remove("3")).toMatchObject({ 1: 4838 });
    const { db } = scene.api;
    await db.update(teeTemplates).set({ courseCodes: ["1", "2"] });
    expect(await remove("3")).toEqual([200, 4849, "CRS_IN_PLAY", []]);
    await db
      .update(policies)
      .set({ value3: "1,2" })
      .where(and(eq(policies.code, "C0010"), eq(policies.clubIdx, 1)));
    const [, code, , vars] = await remove("3");
    expect(code).toBe(4837);
    expect(Number((vars as string[])[0])).toBeGreaterThan(0);
    expect((vars as string[])[1]).toMatch(/^2026-\d\d-\d\d$/);
    expect((await read()).list).toHaveLength(4);
  });

  test("that nothing names takes it off every list; it comes back as the last one", async () => {
    expect(await remove("4")).toEqual([200, 0, "", []]);
    const { list, removed } = await read();
    expect(list.map(({ courseCode, nextCourse }) => courseCode + nextCourse)).toEqual(["12", "23", "31"]);
    expect(removed).toMatchObject([{ courseCode: "4", fullName: "Byeol Course", deletedBy: "ssadmin1" }]);
    expect(await published("4")).toBeUndefined();
    const entries = async () => {
      const sets = await scene.data<Record<string, CodeSet>>(
        head,
        "GET",
        "/common/system-code/MS01?code=courses&lang=en",
      );
      return sets.courses?.list ?? [];
    };
    // Records of the past name it; nobody can choose it any more.
    expect((await entries()).find(({ key }) => key === "4")).toMatchObject({ keyName: "Byeol Course" });
    expect(choosableEntries(await entries()).map(({ key }) => key)).toEqual(["1", "2", "3"]);
    expect(choosableEntries(await entries(), ["4"]).map(({ key }) => key)).toContain("4");
    expect(await refused("GET", "/ops/courses/4")).toMatchObject({ 1: 2001 });
    // Its number stays taken: tee times are numbered by it.
    expect(await scene.data(head, "POST", "/ops/courses", { ...newCourse, after: null })).toMatchObject({
      courseCode: "5",
    });
    expect(await scene.data(head, "POST", "/ops/courses/4/restore", {})).toMatchObject({ courseCode: "4" });
    const back = (await read()).list;
    expect(back.map(({ courseCode, nextCourse }) => courseCode + nextCourse)).toEqual([
      "12",
      "23",
      "31",
      "55",
      "44",
    ]);
    expect(choosableEntries(await entries()).map(({ key }) => key)).toContain("4");
    expect(await refused("POST", "/ops/courses/4/restore", {})).toMatchObject({ 1: 2001 });
  });

  test("frees the sheets of the days to come", async () => {
    const { db } = scene.api;
    const [free] = await db
      .select()
      .from(teeSlots)
      .where(
        and(eq(teeSlots.courseCode, "1"), notExists(saleExists(db)), gte(teeSlots.playDate, "2026-12-20")),
      )
      .limit(1);
    if (!free) throw new Error("no slot");
    await db.insert(teeSlots).values({
      ...free,
      sheetIdx: 261_220_501,
      courseCode: "5",
      courseOut: "5",
      playDate: "2026-12-20",
      drawPostIdx: null,
      teamFormIdx: null,
      linkedSheetIdx: null,
    });
    expect(await remove("5")).toEqual([200, 0, "", []]);
    expect(await db.$count(teeSlots, eq(teeSlots.courseCode, "5"))).toBe(0);
  });

  test("is for good after thirty days", async () => {
    scene.api.pass(31 * 24 * 60 * 60_000);
    scene.signOut();
    await trashPurgeJob.run(await jobContext(scene.api, "trash-purge"));
    const { db } = scene.api;
    expect(await db.$count(courses, and(eq(courses.clubIdx, 1), eq(courses.courseCode, "5")))).toBe(0);
    expect(await db.$count(holes, eq(holes.courseCode, "5"))).toBe(0);
    expect(
      await db.$count(
        courses,
        and(eq(courses.clubIdx, 1), ne(courses.courseCode, "5"), sql`deleted_at is null`),
      ),
    ).toBe(4);
    expect(await refused("POST", "/ops/courses/5/restore", {})).toMatchObject({ 1: 2001 });
  });
});
