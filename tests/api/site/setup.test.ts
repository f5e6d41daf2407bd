import { and, eq, min } from "drizzle-orm";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import {
  admins,
  auditRecords,
  clubs,
  menus,
  policies,
  setupSteps,
  siteInfos,
  siteStates,
  teeSlots,
  terms,
} from "@/lib/club-api/db/tables";
import { jobs } from "@/lib/club-api/jobs/registry";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import { demoNow, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { testRunner } from "../../support/runs/runner";
import { finishSetup, linksPlace, type SetupScene, setupScene } from "../../support/scenes/setup-scene";

type Overview = CallOutput<"GET /ops/setup">;

const api = await forFile(startTestApi);
let scene: SetupScene;
beforeEach(async () => {
  await api.reset();
  scene = await setupScene(api);
});

const overview = () => scene.data<Overview>("GET", "/ops/setup");
const stepOf = async (step: string) => (await overview()).steps.find((one) => one.step === step);

test("the first administrator of a club has its language, and a name in it", async () => {
  const input = { preset: "korean-public", adminId: "firstadmin" };
  const first = async (clubCode: string, language?: string) => {
    const { clubIdx } = await addClub(api.db, { ...input, clubCode, language }, demoNow);
    const [admin] = await api.db.select().from(admins).where(eq(admins.clubIdx, clubIdx));
    return { lang: admin?.lang, name: admin?.name };
  };
  expect(await first("KO05")).toEqual({ lang: "ko", name: "최초 관리자" });
  expect(await first("JA05", "ja")).toEqual({ lang: "ja", name: "最初の管理者" });
});

describe("the steps of a new club", () => {
  test("say what is missing, from the records", async () => {
    const { steps, openedAt, drafts } = await overview();
    expect(openedAt).toBeNull();
    expect(
      Object.fromEntries(steps.map(({ step, missing }) => [step, missing.map(({ gap }) => gap)])),
    ).toEqual({
      identity: ["clubName"],
      place: ["placeUnsaved"],
      courses: ["notLookedAt"],
      teeTimes: ["notLookedAt"],
      fees: ["notLookedAt"],
      rules: ["notLookedAt"],
      words: ["notLookedAt"],
      terms: ["termsContact", "termsDraft"],
      senders: ["emailSender"],
      people: ["adminContact"],
    });
    expect(drafts.length).toBeGreaterThan(3);
  });

  test("say which records the club has none of; adding them takes them off", async () => {
    const missing = async () => (await overview()).missingRecords.map(({ record }) => record);
    // The preset gives a headline until the club writes its own.
    expect(await missing()).toEqual([
      ...["greeting", "facilities", "history", "ways", "places", "practice", "gifts"],
    ]);
    await scene.data("POST", "/club-entry?lang=en", {
      kind: "HISTORY",
      title: "Founded",
      happenedOn: "1891",
    });
    await scene.data("PUT", "/site/words", {
      i18n: { en: { homeTitle: "Links golf", greetingLead: "Welcome." } },
    });
    expect(await missing()).not.toContain("history");
    const { missingRecords } = await overview();
    expect(missingRecords.find(({ record }) => record === "greeting")?.languages ?? []).not.toContain("en");
  });

  test("a look is noted with its author; an older screen is told that somebody was faster", async () => {
    expect(await scene.data("PUT", "/ops/setup/steps/rules", { version: 0 })).toMatchObject({
      by: "lk02admin",
      version: 1,
    });
    expect(await scene.failure("PUT", "/ops/setup/steps/rules", { version: 0 })).toEqual(["STALE"]);
    expect(await stepOf("rules")).toMatchObject({ isDone: true, seen: { by: "lk02admin" }, version: 1 });
  });

  test("nobody is told a day of opening that the club has not said, and one that was said can be taken back", async () => {
    type Info = { admin: { openingDate: string | null } };
    const openingDate = async () =>
      (await scene.data<Info>("GET", "/site/info?scope=admin")).admin.openingDate;
    expect(await openingDate()).toBeNull();
    await scene.data("PUT", "/site/info", { openingDate: "1895-06-01" });
    expect(await openingDate()).toBe("1895-06-01");
    await scene.data("PUT", "/site/info", { openingDate: null });
    expect(await openingDate()).toBeNull();
  });

  test("every gap closes when its record is right, and the first club is not touched", async () => {
    const before = await api.db.select().from(policies).where(eq(policies.clubIdx, 1));
    await finishSetup(scene);
    expect((await overview()).steps.filter(({ isDone }) => !isDone)).toEqual([]);
    expect(await api.db.select().from(policies).where(eq(policies.clubIdx, 1))).toEqual(before);
    expect(await api.db.$count(setupSteps, eq(setupSteps.clubIdx, 1))).toBe(0);
  });

  test("menus wait for the club's name: their texts hold it from the save on, and never the club's code", async () => {
    const texts = async () => {
      const rows = await api.db.select().from(menus).where(eq(menus.clubIdx, scene.clubIdx));
      return JSON.stringify(rows.map((row) => row.texts));
    };
    expect(await texts()).toContain("{clubName}");
    await scene.data("PUT", "/site/info", { i18n: { en: { clubName: "Craigmuir Links" } } });
    expect(await texts()).not.toMatch(/\{clubName\}|LK02/);
    expect(await texts()).toContain("Official site of Craigmuir Links.");
  });

  test("left for a month they are as they were, and the club opens with the days of then", async () => {
    await finishSetup(scene);
    const { steps } = await overview();
    const monthMs = 31 * 24 * 60 * 60_000;
    const runner = testRunner(api, jobs);
    await runner.round();
    api.pass(monthMs);
    await runner.round();
    expect((await overview()).steps).toEqual(steps);
    expect(await api.db.$count(teeSlots, eq(teeSlots.clubIdx, scene.clubIdx))).toBe(0);
    await scene.data("POST", "/ops/setup/open", {});
    const [first] = await api.db
      .select({ day: min(teeSlots.playDate) })
      .from(teeSlots)
      .where(eq(teeSlots.clubIdx, scene.clubIdx));
    expect(first?.day).toBe(clubDate(api.clock.now(), linksPlace.zone));
  });

  test("only super admins see or do it", async () => {
    const { accessToken: token } = await api.signIn("contents1", { isAdmin: true });
    for (const [method, path] of [
      ["GET", "/ops/setup"],
      ["POST", "/ops/setup/open"],
      ["POST", "/ops/setup/preview"],
    ] as const) {
      expect(
        (await api.request(method, path, { token, ...(method === "POST" ? { body: {} } : {}) })).status,
      ).toBe(403);
    }
  });
});

describe("place and clock", () => {
  test("are written together, with one record, and count at once", async () => {
    const read = await scene.data<CallOutput<"GET /ops/setup/place">>("GET", "/ops/setup/place");
    expect(read).toMatchObject({ isSaved: false, country: "KR" });
    const records = await api.db.$count(auditRecords, eq(auditRecords.entity, "setupPlace"));
    await scene.data("PUT", "/ops/setup/place", { ...linksPlace, version: read.version });
    expect(await api.db.$count(auditRecords, eq(auditRecords.entity, "setupPlace"))).toBe(records + 1);
    const { version: _version, ...saved } = await scene.data("GET", "/ops/setup/place");
    expect(saved).toEqual({ ...linksPlace, isSaved: true });
    const { list } = await scene.data<CallOutput<"GET /ops/policies">>("GET", "/ops/policies");
    const valuesOf = (code: string) => list.find((policy) => policy.code === code)?.values;
    expect(valuesOf("C0190")).toEqual(
      ["25", "Europe/London", "+00:00", ""].slice(0, valuesOf("C0190")?.length),
    );
    expect(valuesOf("C0080")).toEqual(["GB", "GBP", "£", "en-GB"]);
    expect(valuesOf("C0090")?.slice(0, 3)).toEqual(["en,ja", "en", "en"]);
  });

  test("of two who save at once the second is told", async () => {
    const { version } = await scene.data("GET", "/ops/setup/place");
    const answers = await Promise.all([
      scene.failure("PUT", "/ops/setup/place", { ...linksPlace, version }),
      scene.failure("PUT", "/ops/setup/place", { ...linksPlace, lat: 55, version }),
    ]);
    expect(answers.toSorted()).toEqual([["STALE"], ["done"]]);
  });

  test.each([
    ["a zone that is none", { zone: "Europe/Atlantis" }, "zone"],
    ["an offset for a zone", { zone: "+09:00" }, "zone"],
    ["a first language that is not spoken", { defaultLanguage: "ko" }, "defaultLanguage"],
    ["a country that no format knows", { country: "XX" }, "C0080"],
    ["a latitude beyond the pole", { lat: 91 }, "lat"],
  ])("%s is refused and nothing is written", async (_what, part, field) => {
    const [code, named] = await scene.failure("PUT", "/ops/setup/place", { ...linksPlace, ...part });
    expect([code, named]).toEqual(["VAL_FIELD", field]);
    const [info] = await api.db.select().from(siteInfos).where(eq(siteInfos.clubIdx, scene.clubIdx));
    expect(info).toMatchObject({ lat: 37.5665, version: 1 });
  });
});

describe("terms", () => {
  test("a draft waits for the words of the club, names them, and is published with them", async () => {
    const [draft] = (await overview()).drafts;
    expect(draft?.needs).toContain("clubName");
    const input = { termsIdx: draft?.termsIdx, revision: draft?.revision };
    expect(await scene.failure("POST", "/ops/setup/terms?lang=en", input)).toEqual([
      "SETUP_TERMS",
      "club name",
    ]);
    await finishSetup(scene);
    const rows = await api.db
      .select()
      .from(terms)
      .where(and(eq(terms.clubIdx, scene.clubIdx), eq(terms.isDraft, false)));
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows.map(({ texts }) => texts))).not.toMatch(
      /\{(clubName|ceoName|address|phone|email)\}/,
    );
    expect(JSON.stringify(rows.map(({ texts }) => texts.en))).toContain("Craigmuir Links");
  });
});

describe("opening", () => {
  test("is refused with the list of what is missing, and nothing is half-open", async () => {
    const { json } = await scene.request("POST", "/ops/setup/open", {});
    expect(json.fail).toMatchObject({ msgCode: "SETUP_MISSING", msgVar: ["10"] });
    const missing = json.data as unknown as { steps: { step: string }[] };
    expect(missing.steps.map(({ step }) => step)).toHaveLength(10);
    const [club] = await api.db.select().from(clubs).where(eq(clubs.clubIdx, scene.clubIdx));
    expect([club?.openedAt, await api.db.$count(teeSlots, eq(teeSlots.clubIdx, scene.clubIdx))]).toEqual([
      null,
      0,
    ]);
  });

  test("takes the site out of the stop, lays the sheets, and is done once however often it is pressed", async () => {
    await finishSetup(scene);
    const answers = await Promise.all([1, 2, 3].map(() => scene.request("POST", "/ops/setup/open", {})));
    expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
    expect(answers.flatMap(({ json }) => json.fail?.msgCode ?? [])).toEqual(["SETUP_OPENED", "SETUP_OPENED"]);
    const [state] = await api.db.select().from(siteStates).where(eq(siteStates.clubIdx, scene.clubIdx));
    expect(state?.current).toMatchObject({ state: "1", texts: {} });
    expect(await api.db.$count(teeSlots, eq(teeSlots.clubIdx, scene.clubIdx))).toBeGreaterThan(1000);
    expect(await overview()).toMatchObject({ openedBy: "lk02admin", steps: [] });
    const opened = and(eq(auditRecords.entity, "club"), eq(auditRecords.clubIdx, scene.clubIdx));
    expect(await api.db.$count(auditRecords, opened)).toBe(1);
    expect(await scene.failure("PUT", "/ops/setup/place", linksPlace)).toEqual([
      "SETUP_OPENED",
      expect.any(String),
    ]);
  });

  test("a super admin may look at the stopped site from the own address", async () => {
    const address = "203.0.113.7";
    const options = { token: scene.token, body: {}, headers: { "x-client-address": address } };
    const { json } = await api.request("POST", "/ops/setup/preview?clubCode=LK02", options);
    expect(json.data).toEqual({ address });
    const [state] = await api.db.select().from(siteStates).where(eq(siteStates.clubIdx, scene.clubIdx));
    expect([state?.current.state, state?.current.allowIps]).toEqual(["0", [address]]);
  });
});

describe("tests of the senders", () => {
  test("go to the caller's own address, and name what is missing without one", async () => {
    expect(await scene.failure("POST", "/ops/setup/tests", { test: "email" })).toEqual([
      "SETUP_ADDRESS",
      "email",
    ]);
    await finishSetup(scene);
    expect(await scene.data("POST", "/ops/setup/tests", { test: "email" })).toMatchObject({
      target: "a**@craigmuir.example",
    });
    expect((await overview()).tests).toMatchObject({ email: { by: "lk02admin" }, sms: null });
    expect(await scene.data("POST", "/ops/setup/tests", { test: "identity" })).toMatchObject({
      target: "MOCK",
    });
  });
});
