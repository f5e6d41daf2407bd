import { sql } from "drizzle-orm";
import { routeKey } from "@/lib/contract/routes";
import { type Answer, startTestApi, type TestApi } from "../support/api";
import { allRoutes, filledPath } from "../support/contract-calls";
import { openSessionFor } from "../support/second-club";

/*
 * Every read that names something in its path, asked by a second member with the numbers of what the first one has
 * (checklist S-61): refused, or nothing of the first member in the answer. The calls come from the contract, so a new
 * one is asked too.
 */

const owner = 100_001;
const stranger = 100_002;
/** What only the first member's own things say. */
const marks = [
  "김미루",
  "kimmiru",
  "010-0000-0001",
  "miru@mirsol.example",
  "MS26-0001-",
  "솔향회",
  "A secret question",
];

const reads = allRoutes
  .filter(({ method, auth, path }) => method === "GET" && auth !== "admin" && path.includes("{"))
  .map((route) => ({ key: routeKey(route), route }));

let api: TestApi;
/** Numbers of the first member, and of the bookings, coupons, inquiries and the like that are his. */
let numbers: string[];
let sawOwn = 0;

beforeAll(async () => {
  api = await startTestApi();
  await api.db.execute(
    sql`update policies set value1 = '999999', value2 = '999999', value3 = '999999', value4 = '999999' where code = 'C0530'`,
  );
  for (const member of [owner, stranger]) {
    await openSessionFor(api, { kind: "member", clubIdx: 1, accountIdx: member }, `reader-${member}`);
  }
  await api.db.execute(sql`insert into vocs (club_idx, member_idx, question_type, title, contents, reply_by, is_secret,
      state, created_at, updated_at)
    values (1, ${owner}, '10', 'A secret question', 'A secret question', 'SITE', true, '10', now(), now())`);
  await api.db.execute(sql`insert into files (club_idx, kind, owner_idx, part, file_name, content_type, size,
      storage_key, created_at)
    select 1, 'voc', voc_idx, 'files', 'A secret question.pdf', 'application/pdf', 1, 'voc/secret', now() from vocs
    where title = 'A secret question'`);
  const owned = [
    "select member_idx as idx from members",
    "select booking_idx from bookings",
    "select coupon_idx from coupons",
    "select penalty_idx from penalties",
    "select waiting_idx from waitings",
    "select draw_idx from draw_applications",
    "select team_form_idx from team_forms",
    "select visit_idx from visits",
    "select voc_idx from vocs",
  ].map((query) => `(${query} where member_idx = ${owner} order by 1 desc limit 1)`);
  const files = "(select file_idx from files where storage_key = 'voc/secret')";
  const rows = await api.db
    .select({ idx: sql<number>`idx` })
    .from(sql.raw(`(${[...owned, files].join(" union all ")}) as owned`));
  numbers = rows.map(({ idx }) => String(idx));
});
afterAll(() => api.close());

const asked = (member: number, path: string): Promise<Answer> =>
  api.request("GET", path, { token: `reader-${member}` });

test.each(reads)("$key tells a second member nothing of the first", async ({ key, route }) => {
  const params = [...route.path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []);
  for (const number of numbers) {
    // The number in each of the places by turns, a plausible value in the others.
    for (const param of params.filter((name) => !["club", "lang"].includes(name))) {
      const path = filledPath(route, { a: String(owner), [param]: number });
      const { status, text } = await asked(stranger, path);
      expect({ key, path, isFault: status >= 500 }).toEqual({ key, path, isFault: false });
      expect({ key, path, shown: marks.filter((mark) => text.includes(mark)) }).toEqual({
        key,
        path,
        shown: [],
      });
      const own = await asked(owner, path);
      if (marks.some((mark) => own.text.includes(mark))) sawOwn += 1;
    }
  }
});

test("the first member saw the own things at these addresses", () => {
  expect(numbers.length).toBeGreaterThan(6);
  expect(sawOwn).toBeGreaterThan(5);
});
