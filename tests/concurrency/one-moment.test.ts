import { sql } from "drizzle-orm";
import { isPlainRead } from "@/lib/club-api/http/while-counting";
import { routeKey } from "@/lib/contract/routes";
import type { TestApi } from "../support/api";
import { allRoutes, filledPath } from "../support/contract/contract-calls";
import { forFile } from "../support/for-file";
import { createRandom } from "../support/history/random";
import { startTwoProcesses } from "../support/scenes/race-scene";
import { addSecondClub, openSessionFor, otherClub } from "../support/scenes/second-club";

/*
 * Callers of every kind who read everything at one moment: whatever their calls share, each is answered as when he asks alone. What they
 * differ in is club, language, type, number and rights, so a key that leaves one of these out hands an answer to somebody else.
 */

const { api, other } = await forFile(startTwoProcesses);

const member = 100_001;
const callers: Readonly<Record<string, string | null>> = {
  visitor: null,
  member: "a-member",
  "member of another type": "another-type",
  "member of another club with the same number": "namesake",
  administrator: "an-admin",
  "administrator without rights": "no-rights",
  "administrator of another club": "other-admin",
};
const languages = ["en", "ko"];
const clubs = ["MS01", otherClub.clubCode];
const day = "2026-11-30";
const ruleTables = [
  "menus",
  "code_groups",
  "codes",
  "courses",
  "booking_rules",
  "open_rules",
  "limit_rules",
].concat([
  ...["fee_versions", "fee_rules", "service_fee_rules", "regular_closings"],
  ...["tee_plans", "tee_seasons", "tee_templates"],
]);

beforeAll(async () => {
  await addSecondClub(api);
  await api.db.execute(sql`update policies set value1 = '999999', value2 = '999999' where code = 'C0530'`);
  // The other club goes by the same rules, and has its own words, telephone and prices; its notices are for members alone.
  const differing: Readonly<Record<string, string>> = {
    site_infos: `{"business_no": "", "club_phone_no": "031-555-0002"}`,
    notices: `{"texts": {"en": {"title": "There", "contents": ""}}}`,
    tee_slots: `{"price_override": {"*": "77777"}, "draw_post_idx": null, "team_form_idx": null}`,
  };
  for (const table of [...ruleTables, ...Object.keys(differing)]) {
    const change = `jsonb_build_object('club_idx', ${otherClub.clubIdx}) || '${differing[table] ?? "{}"}'::jsonb`;
    const ofDay = table === "tee_slots" ? `and play_date = '${day}'` : "";
    await api.db.execute(
      sql.raw(`insert into ${table} overriding system value
        select (jsonb_populate_record(own, ${change})).* from ${table} own where club_idx = 1 ${ofDay}`),
    );
  }
  await api.db.execute(
    sql`update menus set permit = '2' where club_idx = ${otherClub.clubIdx} and code = '060100'`,
  );
  await api.db.execute(sql`update members set member_type = '30' where club_idx = 1 and member_idx = 100002`);
  for (const [kind, clubIdx, accountIdx, token] of [
    ["member", 1, member, "a-member"],
    ["member", 1, 100_002, "another-type"],
    ["member", otherClub.clubIdx, otherClub.memberIdx, "namesake"],
    ["admin", 1, 1, "an-admin"],
    ["admin", 1, 2, "no-rights"],
    ["admin", otherClub.clubIdx, otherClub.adminIdx, "other-admin"],
  ] as const)
    await openSessionFor(api, { kind, clubIdx, accountIdx }, token);
});

/** Reads that a call may begin with what this process knows, of records that are there. */
const paths = allRoutes.filter(isPlainRead).flatMap((route) => {
  const records = { id: "11", a: String(member), b: day, c: "1", menuCode: "060100" };
  const path = filledPath(route, route.path.includes("/calendar/") ? { id: "202612" } : records);
  const own = route.path.startsWith("/reservation/sheets/{a}")
    ? [path.replace(String(member), "100002")]
    : [];
  return [path, ...own].map((one) => ({ key: routeKey(route), path: one }));
});

type Call = { path: string; by: string; language: string; club: string };
const calls: readonly Call[] = paths.flatMap(({ path }) =>
  Object.keys(callers).flatMap((by) =>
    languages.flatMap((language) => clubs.map((club) => ({ path, by, language, club }))),
  ),
);

async function answerOf({ request }: TestApi, { path, by, language, club }: Call): Promise<string> {
  const token = callers[by];
  const asked = `${path}${path.includes("?") ? "&" : "?"}clubCode=${club}`;
  const { status, text } = await request("GET", asked, {
    ...(token ? { token } : {}),
    headers: { "x-client-address": "203.0.113.5", "accept-language": language },
  });
  return `${status} ${text}`;
}

/** In an order of the draw's own, so that each round puts other callers beside each other. */
function mixed(seed: number): Call[] {
  const random = createRandom(seed);
  return calls
    .map((call) => ({ call, place: random() }))
    .sort((one, another) => one.place - another.place)
    .map(({ call }) => call);
}

const name = (call: Call) => Object.values(call).join(" ");

test("each is answered as when he asks alone, in whichever order they come", async () => {
  const alone = new Map<string, string>();
  for (const call of calls) alone.set(name(call), await answerOf(other, call));
  const different = new Set(alone.values());
  expect(different.size).toBeGreaterThan(100);
  expect([...different].filter((text) => text.startsWith("5"))).toEqual([]);
  for (const seed of [1, 2]) {
    const order = mixed(seed);
    const answers = await Promise.all(order.map((call) => answerOf(api, call)));
    const wrong = order.filter((call, place) => answers[place] !== alone.get(name(call)));
    expect(wrong.map(name)).toEqual([]);
  }
});
