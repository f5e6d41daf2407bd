import { sql } from "drizzle-orm";
import type { Answer, TestApi } from "../api";

/** Steps of people at the club: identity checks, codes, sign-up, as a browser takes them. */

export const required = [
  { termsIdx: 21, agreed: true },
  { termsIdx: 31, agreed: true },
  { termsIdx: 41, agreed: true },
  { termsIdx: 51, agreed: false },
  { termsIdx: 81, agreed: true },
];

/** domain.md M2's example, with what a test changes. */
export const signUpBody = (changes: Record<string, unknown> = {}) => ({
  clubCode: "MS01",
  id: "hanbit77",
  password: "Hanbyul!2026",
  name: "한빛",
  birth: "1990-05-05",
  gender: "F",
  phoneNo: "010-0000-0077",
  email: "hanbit@mail.example",
  zipCode: "00027",
  address: "경기도 미르시 솔바람로 1",
  addressDetail: "101호",
  lang: "ko",
  memberType: "30",
  agreements: required,
  marketing: { sms: false, email: true, push: false },
  extra: { region: "41", job: "J1" },
  ...changes,
});

export type Visit = { requestNo: string; fields: Record<string, string> };

/** M4, then the window of the MOCK driver with a persona picked: where it leads back to, and with what. */
export async function visitMock(api: TestApi, persona: string, purpose = "SIGNUP") {
  const { json } = await api.request("GET", `/member/nice-check/enc?purpose=${purpose}&clubCode=MS01`);
  const visit = json.data as unknown as Visit & { action: string };
  const form = new URLSearchParams({ ...visit.fields, persona, clubCode: "MS01" });
  const page = await api.request("GET", `${visit.action}?${form}`);
  const href = /<a href="([^"]+)"/
    .exec(page.text)?.[1]
    ?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
  // The language of the page is the web's own: it does not hand it on.
  const { lang: _lang, ...back } = Object.fromEntries(new URL(href ?? "", "http://club.test").searchParams);
  return { visit, page, href, back };
}

/** A proof of identity by the MOCK driver. */
export async function mockProof(api: TestApi, persona: string, purpose = "SIGNUP"): Promise<string> {
  const { back } = await visitMock(api, persona, purpose);
  const { clubCode: _club, ...body } = back;
  const { json } = await api.request("POST", "/member/nice-check/result", { body });
  return String(json.data.certToken);
}

export type CodeInput = { purpose: string; type?: string; id?: string; target: string };

export function askCode(api: TestApi, input: CodeInput, token?: string): Promise<Answer> {
  const body = { clubCode: "MS01", type: "20", ...input };
  return api.request("POST", "/member/certification", { body, ...(token ? { token } : {}) });
}

export const checkCode = (api: TestApi, certIdx: unknown, code: unknown) =>
  api.request("GET", `/member/certification/check?certIdx=${certIdx}&code=${code}`);

/** A proof by a code, from the answer of a server that sends nothing. */
export async function codeProof(api: TestApi, input: CodeInput, token?: string): Promise<string> {
  const sent = await askCode(api, input, token);
  const { json } = await checkCode(api, sent.json.data.certIdx, sent.json.data.devCode);
  return String(json.data.certToken);
}

/** Every row of every table as text, by table; what a search for somebody's data reads. */
export async function wholeDatabase(api: TestApi): Promise<Map<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    api,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await rowsOf<{ line: string }>(api, sql.raw(`select t::text as line from "${name}" t`));
    found.set(name, rows.map(({ line }) => line).join("\n"));
  }
  return found;
}

async function rowsOf<T>(api: TestApi, query: ReturnType<typeof sql>): Promise<T[]> {
  const answer = (await api.db.execute(query)) as unknown as { rows: T[] };
  return answer.rows;
}

/** The messages that wait for somebody, as `event:channel`. */
export async function queued(api: TestApi, memberIdx: number): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(
    api,
    sql`select event || ':' || channel as line from outbox where member_idx = ${memberIdx} order by outbox_idx`,
  );
  return rows.map(({ line }) => line);
}
