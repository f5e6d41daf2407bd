import { eq } from "drizzle-orm";
import { members } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

type Detail = CallOutput<"GET /ops/hof/{id}">;

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

const send = (method: string, path: string, body?: object) => scene.send("head", method, path, body);
const detail = (idx: number) => scene.done<Detail>(send("GET", `/ops/hof/${idx}`));
const change = (idx: number, body: object) => send("PUT", `/ops/hof/${idx}`, body);
const isPublic = async (idx: number) => {
  const { list } = await scene.done<CallOutput<"GET /hof/normal">>(
    scene.send("visitor", "GET", "/hof/normal?size=100"),
  );
  return list.some(({ hofIdx }) => hofIdx === idx);
};

async function enter(data: object = {}): Promise<number> {
  const entry = { type: "20", playDate: "2026-11-01", memberName: "홍길동", courseCode: "1", ...data };
  return (await scene.done<{ hofIdx: number }>(send("POST", "/ops/hof", entry))).hofIdx;
}

test("says on which day and how the member agreed", async () => {
  const idx = await enter({ hasConsent: true, consentOn: "2026-11-02", consentHow: "PAPER" });
  expect(await detail(idx)).toMatchObject({ hasConsent: true, consentOn: "2026-11-02", consentHow: "PAPER" });
  expect(await isPublic(idx)).toBe(true);
});

test("taken back it hides the entry at once, and the record of it stays", async () => {
  const idx = await enter({ hasConsent: true, consentOn: "2026-11-02", consentHow: "EMAIL" });
  await scene.done(change(idx, { hasConsent: false }));
  expect(await isPublic(idx)).toBe(false);
  expect(await detail(idx)).toMatchObject({
    hasConsent: false,
    consentOn: "2026-11-02",
    consentHow: "EMAIL",
    consentWithdrawnAt: expect.any(String),
  });
  await scene.done(change(idx, { isVisible: true }));
  expect(await isPublic(idx)).toBe(false);
  await scene.done(change(idx, { hasConsent: true, consentHow: "DESK" }));
  expect(await detail(idx)).toMatchObject({ consentOn: "2026-11-23", consentWithdrawnAt: null });
});

test("of a day to come is refused", async () => {
  const idx = await enter();
  const answer = await change(idx, { hasConsent: true, consentOn: "2026-11-24", consentHow: "DESK" });
  expect(refusal(answer)).toEqual([400, 9001, ["consentOn", "This must not be after today."]]);
  expect((await detail(idx)).hasConsent).toBe(false);
});

test("a form with masked names leaves the whole ones as they are", async () => {
  const idx = await enter({ companions: ["김철수"] });
  const masked = await detail(idx);
  expect(masked).toMatchObject({ isMasked: true, memberName: "홍*동" });
  await scene.done(change(idx, { score: 79, version: masked.admin.version }));
  const whole = await scene.done<Detail>(send("GET", `/ops/hof/${idx}?reason=certificate`));
  expect(whole).toMatchObject({ memberName: "홍길동", companions: ["김철수"], score: 79 });
});

test("deleted it is nowhere, and its name in the trash is masked", async () => {
  const idx = await enter({ hasConsent: true });
  await scene.done(send("DELETE", "/ops/hof", { idxs: [idx] }));
  expect(await isPublic(idx)).toBe(false);
  const { list } = await scene.done<CallOutput<"GET /ops/trash/{entity}">>(send("GET", "/ops/trash/hof"));
  expect(list.find((row) => row.idx === idx)?.title).toBe("2026-11-01 홍*동");
  await scene.done(send("POST", "/ops/trash/hof/restore", { idxs: [idx] }));
  expect(await isPublic(idx)).toBe(false);
});

test("readers of another script see the Latin form that the member wrote himself, masked; nobody else's is invented", async () => {
  const shared = { hasConsent: true, consentOn: "2026-11-02", consentHow: "PAPER", memberName: "이솔" };
  const own = await enter({ ...shared, memberIdx: 100002 });
  const nobodys = await enter(shared);
  await scene.api.db.update(members).set({ nameEn: "Lee Sol" }).where(eq(members.memberIdx, 100002));
  const nameIn = async (lang: string, idx: number) => {
    const path = `/hof/normal?size=100&lang=${lang}`;
    const { list } = await scene.done<CallOutput<"GET /hof/normal">>(scene.send("visitor", "GET", path));
    return list.find(({ hofIdx }) => hofIdx === idx)?.memberName;
  };
  for (const lang of ["en", "ja", "zh"]) expect(await nameIn(lang, own)).toBe("L*** S***");
  expect(await nameIn("ko", own)).toBe("이*");
  expect(await nameIn("en", nobodys)).toBe("이*");
  expect(await detail(own)).toMatchObject({ memberIdx: 100002, memberName: "이*" });
  expect(
    refusal(
      await send("POST", "/ops/hof", {
        type: "20",
        playDate: "2026-11-01",
        memberName: "홍길동",
        courseCode: "1",
        memberIdx: 999999,
      }),
    ),
  ).toContain(9001);
});
