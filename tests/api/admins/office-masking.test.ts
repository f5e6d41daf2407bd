import { eq, isNotNull, sql } from "drizzle-orm";
import {
  auditRecords,
  bookingPlayers,
  drawApplications,
  lostItems,
  members,
  teamForms,
  vocs,
  waitings,
} from "@/lib/club-api/db/tables";
import exportColumns from "@/lib/contract/export-columns.json";
import { xlsxType } from "@/lib/contract/exports";
import { routeKey } from "@/lib/contract/routes";
import { allRoutes, filledPath } from "../../support/contract/contract-calls";
import { forFile } from "../../support/for-file";
import { bookingScene, party, slot } from "../../support/scenes/booking-scene";

/* Checklist P-08: persons are masked by default; who says why sees them in the clear, and the reason is on record. */

const scene = await forFile(bookingScene);
let ids: Record<string, number>;
let secrets: string[];

beforeAll(async () => {
  await scene.db.execute(sql`update policies set value2 = '9999' where code = 'C0530'`);
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  await scene.db.execute(sql`update bookings set state = '50', cancel_at = '2026-12-01T00:00:00Z', member_idx = 100003
    where booking_idx in (select booking_idx from bookings where state = '10' and member_idx is distinct from 100001
      and play_date between '2026-12-01' and '2026-12-31' order by booking_idx limit 2)`);
  await scene.db.execute(sql`insert into delegations (club_idx, member_idx, delegate_idx, label, acts, monthly_acts, ends_on, ends_at,
      state, invite_ends_at, created_at)
    values (1, 100001, 100002, 'x', '{BOOK}', 3, '2027-01-31', '2027-02-01', 'ACTIVE', '2026-11-30', '2026-11-23')`);
  await scene.db.execute(sql`insert into join_requests (club_idx, request_idx, member_idx, from_date, to_date, from_time, to_time,
      state, created_at)
    values (1, 1, 100002, '2026-12-01', '2026-12-02', '06:00', '12:00', 'OPEN', '2026-11-23')`);
  await scene.db.execute(sql`insert into join_asks (club_idx, request_idx, booking_idx, member_idx, players, state, created_at)
    select 1, 1, min(booking_idx), 100002, 1, 'ASKED', '2026-11-23' from bookings where member_idx = 100001`);
  await scene.data("kimmiru", "POST", "/ext/data-requests", { kind: "ACCESS", contents: "열람 요청" });
  const first = async (rows: Promise<object[]>) => Number(Object.values((await rows)[0] ?? {})[0]);
  const { db } = scene;
  const lostIdx = await first(
    db.select({ idx: lostItems.lostIdx }).from(lostItems).orderBy(lostItems.lostIdx).limit(1),
  );
  await db
    .update(lostItems)
    .set({
      claimantName: "김미루",
      claimantPhone: "010-0000-0001",
      claimantIdx: 100_001,
      claimedAt: scene.api.clock.now(),
    })
    .where(eq(lostItems.lostIdx, lostIdx));
  ids = {
    "GET /ops/bookings/{id}": bookingIdx,
    "GET /ops/draws/{id}": await first(
      db
        .select({ idx: drawApplications.drawPostIdx })
        .from(drawApplications)
        .orderBy(drawApplications.drawIdx)
        .limit(1),
    ),
    "GET /ops/hof/{id}": 9,
    "GET /ops/lost-items/{id}": lostIdx,
    "GET /ops/members/{id}": 100_001,
    "GET /ops/penalties/{id}": 400_001,
    "GET /ops/team-forms/{id}": await first(
      db.select({ idx: teamForms.teamFormIdx }).from(teamForms).orderBy(teamForms.teamFormIdx).limit(1),
    ),
    "GET /ops/desk/no-shows/{id}": bookingIdx,
    "GET /ops/vocs/{id}": await first(
      db.select({ idx: vocs.vocIdx }).from(vocs).orderBy(vocs.vocIdx).limit(1),
    ),
    "GET /ops/waitings/{id}": await first(
      db.select({ idx: waitings.waitingIdx }).from(waitings).orderBy(waitings.waitingIdx).limit(1),
    ),
  };
  secrets = await addresses();
}, 60_000);

/** Every phone number (digits) and e-mail address that the club knows of a member, a player or an officer. */
async function addresses(): Promise<string[]> {
  const { db } = scene;
  const known = await db.select({ phone: members.phoneNo, email: members.email }).from(members);
  const seats = await db
    .select({ phone: bookingPlayers.phoneNo })
    .from(bookingPlayers)
    .where(isNotNull(bookingPlayers.phoneNo));
  const forms = await db.select().from(teamForms);
  const phones = [
    ...known.map(({ phone }) => phone),
    ...seats.map(({ phone }) => phone ?? ""),
    ...forms.flatMap(({ presidentPhone, managerPhone }) => [presidentPhone, managerPhone]),
    "010-0000-0001",
  ].map((phone) => phone.replace(/\D/g, ""));
  const emails = [...known.map(({ email }) => email), ...forms.map(({ managerEmail }) => managerEmail)];
  return [...new Set([...phones, ...emails])].filter((text) => text.length > 7);
}

const bare = (text: string) => text.replace(/[-\s]/g, "");
const shownIn = (text: string) => secrets.filter((secret) => bare(text).includes(bare(secret)));
const reads = allRoutes.filter(
  (route) => route.method === "GET" && route.path.startsWith("/ops/") && route.output !== undefined,
);
/** Queries that a read needs so that it shows a person. */
const queries: Readonly<Record<string, string>> = {
  "/ops/bookings": "date=2026-12-16&size=100",
  "/ops/desk": "date=2026-12-16",
  "/ops/desk/search": "date=2026-12-16&keyword=미루",
  "/ops/fairness/cancellers": "date=2026-12-16&cancels=2",
  "/ops/tee-sheet": "date=2026-12-16",
};
const pathOf = (route: (typeof reads)[number]) => {
  const id = ids[routeKey(route)];
  const path = filledPath(route, id === undefined ? {} : { id: String(id) });
  const asked = queries[route.path];
  return asked ? `${path}?${asked}` : path;
};
const isLook = (route: (typeof reads)[number]) =>
  route.query?.safeParse({ reason: "why", date: "2026-12-16" }).success === true ||
  route.query?.safeParse({ reason: "why", date: "2026-12-16", keyword: "미루" }).success === true ||
  route.query?.safeParse({ reason: "why" }).success === true;
const withReason = (path: string) =>
  `${path}${path.includes("?") ? "&" : "?"}reason=${encodeURIComponent("현장 확인")}`;

test("no read of the office shows a whole phone number or e-mail address without a reason", async () => {
  const found: Record<string, string[]> = {};
  for (const route of reads) {
    const answer = await scene.send("ssadmin1", "GET", pathOf(route));
    const shown = shownIn(answer.text);
    if (shown.length > 0) found[routeKey(route)] = shown;
  }
  expect(found).toEqual({});
});

test("no read of the office shows a member's login id without a reason", async () => {
  const rows = await scene.db.select({ id: members.id }).from(members);
  const found: Record<string, string[]> = {};
  for (const route of reads) {
    const { text } = await scene.send("ssadmin1", "GET", pathOf(route));
    const shown = rows.filter(({ id }) => text.includes(`"${id}"`)).map(({ id }) => id);
    if (shown.length > 0) found[routeKey(route)] = shown;
  }
  expect(found).toEqual({});
  const clear = await scene.send("ssadmin1", "GET", withReason("/ops/members/100001"));
  expect(clear.json.data).toMatchObject({ id: "kimmiru", isMasked: false });
});

const people = reads.filter(isLook).map((route) => [routeKey(route), route] as const);

test("these reads show persons", () => {
  expect(people.map(([key]) => key).sort()).toEqual([
    "GET /ops/bookings",
    "GET /ops/bookings/{id}",
    "GET /ops/coupons",
    "GET /ops/data-requests",
    "GET /ops/delegations",
    "GET /ops/desk",
    "GET /ops/desk/no-shows/{id}",
    "GET /ops/desk/search",
    "GET /ops/draws/{id}",
    "GET /ops/fairness/cancellers",
    "GET /ops/hof/{id}",
    "GET /ops/joins",
    "GET /ops/lost-items/{id}",
    "GET /ops/members/{id}",
    "GET /ops/penalties",
    "GET /ops/penalties/{id}",
    "GET /ops/team-forms",
    "GET /ops/team-forms/{id}",
    "GET /ops/tee-sheet",
    "GET /ops/vocs/{id}",
    "GET /ops/waitings",
    "GET /ops/waitings/{id}",
  ]);
});

const untilTeeOff = people.filter(([key]) => key !== "GET /ops/desk/no-shows/{id}");

test.each(untilTeeOff)("%s: names are masked, or shown for a reason that goes on record", (_, route) =>
  expectVeiled(route),
);

async function expectVeiled(route: (typeof reads)[number]): Promise<void> {
  const rows = await scene.db.select({ name: members.name }).from(members);
  const names = rows.map(({ name }) => name).filter((name) => name.length > 2);
  const namedIn = (text: string) => names.filter((name) => text.includes(`"${name}"`));
  const masked = await scene.send("ssadmin1", "GET", pathOf(route));
  expect(masked.json.result).toBe(true);
  expect(namedIn(masked.text)).toEqual([]);
  expect(masked.text).toMatch(/"[^"]*\*+[^"]*"/);
  const clear = await scene.send("ssadmin1", "GET", withReason(pathOf(route)));
  expect(namedIn(clear.text).length).toBeGreaterThan(0);
  const auditEntries = await scene.db.select().from(auditRecords).orderBy(auditRecords.auditIdx);
  const last = auditEntries.at(-1);
  // A live screen that reads again is the same look: the masked one may be an earlier test's.
  const before = auditEntries.findLast(
    ({ entity, entityKey, reason }) =>
      reason === null && entity === last?.entity && entityKey === last.entityKey,
  );
  expect([before?.action, before?.after]).toEqual(["VIEW", expect.objectContaining({ isMasked: true })]);
  expect([last?.action, last?.reason, last?.after]).toEqual([
    "VIEW",
    "현장 확인",
    expect.objectContaining({ isMasked: false }),
  ]);
}

test("a reason of one letter is none", async () => {
  const answer = await scene.send("ssadmin1", "GET", "/ops/penalties?reason=x");
  expect(answer.json.fail?.code).toBe(9001);
});

describe("sheets", () => {
  const sheets = allRoutes.filter((route) => route.xlsx !== undefined);
  const exported = (path: string, headers: Record<string, string> = {}) =>
    scene.send("ssadmin1", "GET", path, undefined, { accept: xlsxType, ...headers });

  test("of persons are these", () => {
    const ofPersons = sheets.filter(({ persons }) => persons === true).map(({ path }) => path);
    expect(ofPersons.sort()).toEqual([
      "/admin",
      "/ops/agreements",
      "/ops/audit",
      "/ops/coupons",
      "/ops/delegations",
      "/ops/fairness/cancellers",
      "/ops/hof",
      "/ops/joins",
      "/ops/members",
      "/ops/outbox",
      "/ops/penalties",
      "/ops/team-forms",
      "/ops/vocs",
      "/ops/waitings",
    ]);
    // The telephones in them are of places, which the pages show.
    const ofPlaces = ["/club-entry", "/practice"];
    for (const { path, xlsx, persons } of sheets) {
      const names = xlsx ? Object.keys(exportColumns[xlsx]) : [];
      const isPersonal = names.some((name) =>
        /^(member(?!Types?(?:Name)?$|s$)|phone|email|target|claimant|lastLogin)/.test(name),
      );
      expect([path, isPersonal]).toEqual([path, persons === true || ofPlaces.includes(path)]);
    }
  });

  test("of persons are given for a reason only; nothing is read or put on record without one", async () => {
    const count = () => scene.db.$count(auditRecords);
    for (const { path, persons } of sheets) {
      if (persons !== true) continue;
      const before = await count();
      for (const reason of [undefined, "%20%20"]) {
        const answer = await exported(path, reason === undefined ? {} : { "x-export-reason": reason });
        expect([path, answer.status, answer.json.fail?.code, answer.json.fail?.msgVar]).toEqual([
          path,
          400,
          9001,
          ["X-Export-Reason", "Please fill this in."],
        ]);
      }
      expect(await count()).toBe(before);
    }
  });
});

test("GET /ops/desk/no-shows/{id}: names are masked once the tee time has passed", async () => {
  scene.goTo("12-16 07:45");
  const [, route] = people.find(([key]) => key === "GET /ops/desk/no-shows/{id}") ?? [];
  if (!route) throw new Error("The read is gone.");
  await expectVeiled(route);
});
