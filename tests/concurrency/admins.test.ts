import { and, eq } from "drizzle-orm";
import { admins, i18nVersions } from "@/lib/club-api/db/tables";
import { startTestApi } from "../support/api";
import { forFile } from "../support/for-file";

const api = await forFile(startTestApi);
const tokens: string[] = [];

beforeAll(async () => {
  await api.db.update(admins).set({ isSSAdmin: true }).where(eq(admins.adminIdx, 3));
  for (const id of ["ssadmin1", "contents1"]) {
    tokens.push((await api.signIn(id, { isAdmin: true })).accessToken);
  }
}, 120_000);

const isLive = and(eq(admins.isSSAdmin, true), eq(admins.state, "ACTIVE"));

test("two SSADMINs who take each other's rank at once: one stays (S-65)", async () => {
  for (let round = 0; round < 5; round += 1) {
    await api.db.update(admins).set({ isSSAdmin: true }).where(eq(admins.adminIdx, 1));
    await api.db.update(admins).set({ isSSAdmin: true }).where(eq(admins.adminIdx, 3));
    const demote = (token: string | undefined, adminIdx: number) =>
      api.request("PUT", "/admin", { token: token ?? "", body: { adminIdx, isSSAdmin: false } });
    const answers = await Promise.all([demote(tokens[0], 3), demote(tokens[1], 1)]);
    expect(await api.db.$count(admins, isLive)).toBe(1);
    expect(answers.filter((answer) => answer.json.result)).toHaveLength(1);
  }
});

test("control: looked at and then written without a lock, both go", async () => {
  await api.db.update(admins).set({ isSSAdmin: true }).where(eq(admins.adminIdx, 1));
  await api.db.update(admins).set({ isSSAdmin: true }).where(eq(admins.adminIdx, 3));
  let looked = 0;
  let open: () => void = () => undefined;
  const bothHaveLooked = new Promise<void>((resolve) => {
    open = resolve;
  });
  const demote = (adminIdx: number) =>
    api.db.transaction(async (tx) => {
      const count = await tx.$count(admins, isLive);
      looked += 1;
      if (looked === 2) open();
      await bothHaveLooked;
      if (count > 1) await tx.update(admins).set({ isSSAdmin: false }).where(eq(admins.adminIdx, adminIdx));
    });
  await Promise.all([demote(1), demote(3)]);
  expect(await api.db.$count(admins, isLive)).toBe(0);
});

test("parallel edits of the club's words each raise the version", async () => {
  await api.db.update(admins).set({ isSSAdmin: true }).where(eq(admins.adminIdx, 1));
  const versionOf = async () =>
    (
      await api.db
        .select()
        .from(i18nVersions)
        .where(and(eq(i18nVersions.clubIdx, 1), eq(i18nVersions.lang, "ko")))
    )[0]?.version ?? 0;
  const before = await versionOf();
  const say = (turn: number) =>
    api.request("PUT", "/ops/languages", {
      token: tokens[0] ?? "",
      body: { lang: "ko", messages: [{ category: "10", code: `test.word.${turn}`, msg: "말" }] },
    });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, turn) => say(turn)));
  expect(answers.every((answer) => answer.json.result)).toBe(true);
  expect(await versionOf()).toBe(before + 6);
});
