import { and, eq, gt } from "drizzle-orm";
import { auditRecords, members, outbox, terms, termsAgreements } from "@/lib/club-api/db/tables";
import { termsEffectiveJob } from "@/lib/club-api/jobs/upkeep-jobs";
import type { Context } from "@/lib/club-api/platform/context";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

afterEach(async () => {
  at(demoNow.toISOString());
  await scene.api.db.delete(outbox);
  await scene.api.db.delete(terms).where(gt(terms.termsIdx, lastSeeded));
});

const lastSeeded = 81;
const at = (time: string) => {
  scene.api.clock.set(new Date(time));
  scene.signOut();
};
const version = {
  termsIdx: null,
  termType: "10",
  version: "1.2",
  title: "이용약관",
  contents: "<p onclick='x()'>본문</p>",
  effectiveDate: "2027-01-10",
  announceFrom: "2026-12-10",
  isRequired: true,
  unfavourable: true,
  changeSummary: "…",
  i18n: { en: { title: "Terms of service", contents: "<p>…</p>" } },
};
let made = 0;
/** A version with a number of its own. */
const fresh = (change: object = {}) => {
  made += 1;
  return { ...version, version: `9.${made}`, ...change };
};
const publish = (body: object, who = "ssadmin1") => scene.failure(who, "PUT", "/terms?lang=ko", body);
const stored = async (body: object) =>
  scene.data<{ termsIdx: number; state: string; revision: number }>(
    "ssadmin1",
    "PUT",
    "/terms?lang=ko",
    body,
  );

function jobContext(): Context {
  const now = scene.api.clock.now();
  const club = {
    clubIdx: 1,
    clubCode: "MS01",
    defaultLanguage: "en",
    languages: ["en", "ko", "ja", "zh"],
    zone: "Asia/Seoul",
  } as const;
  return {
    club,
    now,
    choice: { language: "en", defaultLanguage: "en" },
    by: { kind: "job", name: "terms-effective" },
    address: null,
    requestId: "job",
    trail: { records: 0 },
  };
}
const runJob = () => {
  const { db, deps } = scene.api;
  return termsEffectiveJob.run({ db, storage: deps.storage, logger: deps.logger, ctx: jobContext() });
};

describe("a new version", () => {
  // seed 275
  test("is a draft to the public until its announcement, clean and on record (T7)", async () => {
    const { termsIdx, state } = await stored(version);
    expect([termsIdx, state]).toEqual([82, "10"]);
    expect((await scene.api.request("GET", `/terms/${termsIdx}`)).status).toBe(404);
    const row = (await scene.api.db.select().from(terms).where(eq(terms.termsIdx, termsIdx)))[0];
    expect(row?.texts).toMatchObject({ ko: { contents: "<p>본문</p>" }, en: { title: "Terms of service" } });
    const auditEntries = await scene.api.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.entity, "terms"), eq(auditRecords.entityKey, String(termsIdx))))
      .orderBy(auditRecords.auditIdx);
    expect(auditEntries).toMatchObject([{ action: "CREATE", actor: "ssadmin1" }]);
    at("2026-12-10T00:00:00+09:00");
    expect((await scene.api.request("GET", `/terms/${termsIdx}`)).json.data).toMatchObject({ state: "20" });
  });

  // Midnight is the club's: 15:00 UTC of the day before.
  test.each([
    [
      "ordinary, a day too near",
      { unfavourable: false, announceFrom: "2026-11-23", effectiveDate: "2026-11-29" },
      "2026-11-30",
    ],
    [
      "ordinary, in time",
      { unfavourable: false, announceFrom: "2026-11-23", effectiveDate: "2026-11-30" },
      null,
    ],
    [
      "unfavourable, a day too near",
      { announceFrom: "2026-11-23", effectiveDate: "2026-12-22" },
      "2026-12-23",
    ],
    ["unfavourable, in time", { announceFrom: "2026-11-23", effectiveDate: "2026-12-23" }, null],
    ["announced too late", { announceFrom: "2026-12-20", effectiveDate: "2027-01-10" }, "2027-01-19"],
    ["announced in the past", { announceFrom: "2026-01-01", effectiveDate: "2026-12-22" }, "2026-12-23"],
  ])("%s (2301, C0470)", async (_, change, earliest) => {
    const body = fresh(change);
    const answer = await publish(body);
    if (earliest) expect(answer).toEqual([200, 2301, "TERMS_DATE", [earliest]]);
    else expect(answer[1]).toBe(0);
  });

  test("counts its days from the club's midnight", async () => {
    const body = fresh({ unfavourable: false, announceFrom: "2026-11-01", effectiveDate: "2026-11-30" });
    at("2026-11-24T00:00:00+09:00");
    expect(await publish(body)).toEqual([200, 2301, "TERMS_DATE", ["2026-12-01"]]);
    at("2026-11-23T23:59:59+09:00");
    expect((await publish(body))[1]).toBe(0);
  });

  test("changes with the policy at once", async () => {
    const body = fresh({ unfavourable: false, announceFrom: "2026-11-23", effectiveDate: "2026-11-30" });
    await scene.data("ssadmin1", "PUT", "/ops/policies", { code: "C0470", values: ["14", "30", "Y"] });
    expect((await publish(body))[3]).toEqual(["2026-12-07"]);
    await scene.data("ssadmin1", "PUT", "/ops/policies", { code: "C0470", values: ["7", "30", "Y"] });
  });

  test("is edited while nobody has seen it, then no more (2302)", async () => {
    const { termsIdx, revision } = await stored(fresh());
    const edit = { ...fresh(), termsIdx, title: "고친 약관", revision };
    expect((await stored(edit)).revision).toBe(revision + 1);
    expect((await publish(edit))[1]).toBe(2002);
    for (const past of [21, 22]) {
      expect(await publish({ ...fresh(), termsIdx: past })).toEqual([200, 2302, "TERMS_EFFECTIVE", []]);
    }
    expect((await publish({ ...fresh(), termsIdx: 9999 }))[1]).toBe(2001);
    at("2026-12-10T00:00:00+09:00");
    const late = { ...fresh({ effectiveDate: "2027-02-10" }), termsIdx };
    expect((await publish(late))[1]).toBe(2302);
  });

  test.each([
    ["a number that the type has", { ...version, version: "1.1" }, "version"],
    ["a type that there is not", fresh({ termType: "77" }), "termType"],
  ])("with %s names the field", async (_, body, field) => {
    const answer = await publish(body);
    const named = expect.arrayContaining([field]);
    expect(answer).toEqual([400, 9001, "VAL_FIELD", named]);
  });

  // seed 275
  test.each(["", "<p> </p>", "<script>alert(1)</script>"])(
    "with the text %j is a draft or nothing: nobody can agree to it",
    async (contents) => {
      const reason = "꼭 입력해 주세요.";
      expect(await publish(fresh({ contents }))).toEqual([
        400,
        9001,
        "VAL_FIELD",
        ["i18n.ko.contents", reason],
      ]);
      const i18n = { en: { title: "Terms of service", contents } };
      expect(await publish(fresh({ i18n }))).toEqual([400, 9001, "VAL_FIELD", ["i18n.en.contents", reason]]);
      expect((await publish(fresh({ contents, isDraft: true })))[1]).toBe(0);
    },
  );

  test("that is not whole is told as a version, not as a consent", async () => {
    expect((await publish({ termType: "10" }))[3]).toEqual(["version", "꼭 입력해 주세요."]);
    expect((await scene.failure("kimmiru", "PUT", "/terms", {}))[3]).toEqual(
      expect.arrayContaining(["agreements"]),
    );
  });

  // seed 276
  test("is nothing to an admin who may not read the terms in the back office", async () => {
    const { termsIdx } = await stored(fresh());
    expect((await scene.failure("contents1", "GET", `/terms/${termsIdx}`))[1]).toBe(2001);
    expect((await scene.failure("contents1", "GET", `/terms/before/${termsIdx}`))[1]).toBe(2001);
    expect((await scene.failure("ssadmin1", "GET", `/terms/${termsIdx}`))[1]).toBe(0);
  });

  test("is for admins with 910800 U; consent is for members", async () => {
    for (const who of ["bookadmin1", "kimmiru"]) expect((await publish(fresh(), who))[1]).toBe(9403);
    expect((await publish(fresh(), "nobody"))[1]).toBe(463);
    const agreements = [{ termsIdx: 51, agreed: false }];
    expect((await publish({ agreements }, "ssadmin1"))[1]).toBe(9403);
    expect((await publish({ memberIdx: 100002, agreements }, "kimmiru"))[1]).toBe(9403);
  });

  // seed 277
  test("stands in the list of its type, drafts too (T6)", async () => {
    const { termsIdx } = await stored(fresh({ isDraft: true, effectiveDate: "2026-11-24" }));
    const list = await scene.data<CallOutput<"GET /terms/{club}/{termType}">>(
      "ssadmin1",
      "GET",
      "/terms/MS01/10",
    );
    expect(list.list.map(({ termsIdx: idx, state }) => [idx, state])).toEqual([
      [22, "20"],
      [termsIdx, "10"],
      [21, "30"],
    ]);
    expect((await scene.failure("bookadmin1", "GET", "/terms/MS01/10"))[1]).toBe(9403);
  });
});

describe("the back office", () => {
  const office = (path: string, who = "ssadmin1") => scene.data<Record<string, unknown>>(who, "GET", path);

  test("has every type with its versions, the newest first, and how many members agreed", async () => {
    const { termsIdx } = await stored(fresh({ isDraft: true, effectiveDate: "2027-01-10" }));
    const overview = await office("/ops/terms");
    expect(overview.noticePolicy).toEqual({ days: 7, unfavourableDays: 30 });
    const types = overview.types as CallOutput<"GET /ops/terms">["types"];
    expect(types.map(({ termType }) => termType)).toEqual([
      "10",
      "11",
      "20",
      "21",
      "30",
      "40",
      "50",
      "51",
      "60",
      "70",
    ]);
    const versions = types[0]?.versions ?? [];
    expect(versions.map((one) => [one.termsIdx, one.state, one.isDraft])).toEqual([
      [termsIdx, "10", true],
      [22, "20", false],
      [21, "30", false],
    ]);
    const said = await scene.api.db.select().from(termsAgreements).where(eq(termsAgreements.termsIdx, 21));
    const yes = new Set(said.filter(({ agreed }) => agreed).map(({ memberIdx }) => memberIdx));
    expect(versions[2]?.agreedCount).toBe(yes.size);
    expect(versions[0]?.agreedCount).toBe(0);
  });

  test("counts a member by the latest word", async () => {
    const countOf = async () => {
      const { types } = (await office("/ops/terms")) as CallOutput<"GET /ops/terms">;
      return types.flatMap(({ versions }) => versions).find(({ termsIdx }) => termsIdx === 51)?.agreedCount;
    };
    const say = (agreed: boolean) =>
      scene.data("leesol01", "PUT", "/terms", { agreements: [{ termsIdx: 51, agreed }] });
    await say(true);
    const before = (await countOf()) ?? 0;
    expect(before).toBeGreaterThan(0);
    await say(false);
    expect(await countOf()).toBe(before - 1);
    await say(true);
    expect(await countOf()).toBe(before);
  });

  test("reads a draft in every language, and null takes a language away", async () => {
    const { termsIdx, revision } = await stored(fresh({ isDraft: true }));
    const read = () => office(`/ops/terms/${termsIdx}`) as Promise<CallOutput<"GET /ops/terms/{id}">>;
    expect(await read()).toMatchObject({ termType: "10", isDraft: true, state: "10", unfavourable: true });
    expect(Object.keys((await read()).i18n).toSorted()).toEqual(["en", "ko"]);
    await stored({ ...fresh({ isDraft: true }), termsIdx, revision, i18n: { en: null } });
    expect(Object.keys((await read()).i18n)).toEqual(["ko"]);
    expect((await scene.failure("ssadmin1", "GET", "/ops/terms/9999"))[1]).toBe(2001);
    expect((await scene.failure("bookadmin1", "GET", `/ops/terms/${termsIdx}`))[1]).toBe(9403);
  });
});

describe("the members are told of a change", () => {
  const notifications = () => scene.api.db.select().from(outbox).where(eq(outbox.event, "termsChange"));

  test("when it is announced from today: at once, each once, in the own language", async () => {
    await stored(fresh({ announceFrom: "2026-11-23" }));
    const rows = await notifications();
    const living = await scene.api.db.select().from(members);
    const bound = living.filter((member) => ["10", "20", "30"].includes(member.state));
    expect(rows.map((row) => row.memberIdx).toSorted()).toEqual(
      bound.map((member) => member.memberIdx).toSorted(),
    );
    expect(rows.find((row) => row.memberIdx === 100001)).toMatchObject({
      lang: "ko",
      vars: { club: "미르솔 컨트리클럽", title: "이용약관", date: "2027.01.10 (일)" },
    });
    expect(rows.find((row) => row.memberIdx === 100010)).toMatchObject({
      lang: "en",
      vars: { title: "Terms of service" },
    });
    await runJob();
    expect(await notifications()).toHaveLength(rows.length);
  });

  test("when its day comes: by the job, not before, and not again after a break", async () => {
    const { termsIdx } = await stored(fresh());
    at("2026-12-09T00:10:00+09:00");
    await runJob();
    expect(await notifications()).toEqual([]);
    at("2026-12-10T00:10:00+09:00");
    await runJob();
    const count = (await notifications()).length;
    expect(count).toBeGreaterThan(5);
    await scene.api.db.update(terms).set({ membersToldAt: null }).where(eq(terms.termsIdx, termsIdx));
    await runJob();
    expect(await notifications()).toHaveLength(count);
  });
});

describe("consent", () => {
  const say = (agreements: object[], who = "kimmiru") =>
    scene.data<{ saved: number; pending: unknown[] }>(who, "PUT", "/terms", { agreements });
  const pendingAtSignIn = async (id: string) => {
    const body = { clubCode: "MS01", id, password: "Mirsol2026!" };
    return (await scene.api.request("POST", "/member/login", { body })).json.data.pending;
  };

  // seed 377
  test("is kept per item and version with time, address and way (P-01)", async () => {
    const agreements = [
      { termsIdx: 22, agreed: true },
      { termsIdx: 51, agreed: true, channels: ["EMAIL"] },
    ];
    expect(await say(agreements)).toEqual({ saved: 2, pending: [] });
    const rows = await scene.api.db
      .select()
      .from(termsAgreements)
      .where(and(eq(termsAgreements.memberIdx, 100001), eq(termsAgreements.way, "SITE")))
      .orderBy(termsAgreements.agreementIdx);
    expect(rows).toMatchObject([
      { termsIdx: 22, termType: "10", agreed: true, channels: null, agreedAt: demoNow },
      { termsIdx: 51, termType: "30", agreed: true, channels: ["EMAIL"], agreedAt: demoNow },
    ]);
    const member = () => scene.api.db.select().from(members).where(eq(members.memberIdx, 100001));
    expect((await member())[0]).toMatchObject({ marketingEmail: true, marketingSms: false });
    const notifications = () =>
      scene.api.db
        .select()
        .from(outbox)
        .where(eq(outbox.event, "marketingChanged"))
        .orderBy(outbox.outboxIdx);
    expect((await notifications())[0]).toMatchObject({ memberIdx: 100001, vars: { choice: "EMAIL" } });
    await say([{ termsIdx: 51, agreed: false }]);
    expect((await notifications()).at(-1)).toMatchObject({ memberIdx: 100001, vars: { choice: "-" } });
    expect((await member())[0]).toMatchObject({ marketingEmail: false, marketingSms: false });
  });

  test("a required item cannot be refused, and then nothing is kept (6201)", async () => {
    const before = await scene.api.db.$count(termsAgreements);
    const agreements = [
      { termsIdx: 51, agreed: false },
      { termsIdx: 31, agreed: false },
    ];
    expect(await publish({ agreements }, "kimmiru")).toEqual([200, 6201, "TERMS_REQUIRED", []]);
    expect(await scene.api.db.$count(termsAgreements)).toBe(before);
  });

  test("of an unknown version, or one that nobody may see yet, is not found", async () => {
    const { termsIdx } = await stored(fresh());
    for (const idx of [9999, termsIdx]) {
      expect((await publish({ agreements: [{ termsIdx: idx, agreed: true }] }, "kimmiru"))[1]).toBe(2001);
    }
  });

  // seed 378
  test("is asked for again from the day on which a new version comes into force (T4, F13)", async () => {
    const check = () => scene.data("leesol01", "GET", "/terms/check/100002/MS01");
    at("2026-12-09T23:59:59+09:00");
    scene.signOut();
    expect(await check()).toEqual({ needed: false, list: [] });
    expect(await pendingAtSignIn("leesol01")).toBeNull();
    at("2026-12-10T00:00:00+09:00");
    scene.signOut();
    expect(await check()).toEqual({
      needed: true,
      list: [{ termsIdx: 22, termType: "10", version: "1.1", isRequired: true, effectiveDate: "2026-12-10" }],
    });
    expect(await pendingAtSignIn("leesol01")).toBe("TERMS");
    scene.signOut();
    await say([{ termsIdx: 22, agreed: true }], "leesol01");
    expect(await check()).toEqual({ needed: false, list: [] });
    expect(await pendingAtSignIn("leesol01")).toBeNull();
  });

  test("is not asked for again where the club does not ask (C0470 v3)", async () => {
    at("2026-12-10T00:00:00+09:00");
    await scene.api.db.execute("update policies set value3 = 'N' where code = 'C0470'");
    expect(await pendingAtSignIn("parkbaram")).toBeNull();
    await scene.api.db.execute("update policies set value3 = 'Y' where code = 'C0470'");
    expect(await pendingAtSignIn("parkbaram")).toBe("TERMS");
  });

  test("of others is nobody's business", async () => {
    scene.signOut();
    expect((await scene.failure("leesol01", "GET", "/terms/check/100001/MS01"))[1]).toBe(9403);
    expect((await scene.failure("nobody", "GET", "/terms/check/100001/MS01"))[1]).toBe(463);
  });

  test("is shown to the office with masked names, and each look is on record", async () => {
    const shown = await scene.data<CallOutput<"GET /ops/agreements">>(
      "ssadmin1",
      "GET",
      "/ops/agreements?memberIdx=100001&termsIdx=51",
    );
    expect(shown.list.length).toBeGreaterThan(0);
    for (const row of shown.list)
      expect(row).toMatchObject({ memberIdx: 100001, memberName: "김*루", termsIdx: 51 });
    const looks = await scene.api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "agreement"))
      .orderBy(auditRecords.auditIdx);
    expect(looks).toMatchObject([{ action: "VIEW", actor: "ssadmin1", memberIdx: 100001 }]);
    expect((await scene.failure("bookadmin1", "GET", "/ops/agreements"))[1]).toBe(9403);
  });
});
