import "server-only";
import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { query, UpstreamUnavailable } from "../api/server";
import { webEnv } from "../env";

export type DrawRow = CallOutput<"GET /reservation/draw/posts">["list"][number];
export type DrawPost = CallOutput<"GET /reservation/draw/posts/non-member/{club}/{id}">;
/** Names of the club's codes by key, plain so that they may pass to the browser. */
export type DrawNames = Record<
  "courses" | "bands" | "memberTypes" | "periods",
  Readonly<Record<string, string>>
>;

const fresh = { isFresh: true } as const;
const shownPosts = "50";

/** The draws as anybody sees them, the latest first; null while they cannot be had. */
export async function getDraws(lang: Language): Promise<readonly DrawRow[] | null> {
  const input = { query: { clubCode: webEnv().clubCode, lang, size: shownPosts } };
  try {
    const answer = await query("GET /reservation/draw/posts", input, fresh);
    return answer.ok ? answer.value.list : null;
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}

/** A draw as visitors see it; null for one that is not there. */
export async function getDraw(lang: Language, drawPostIdx: number): Promise<DrawPost | null> {
  const params = { club: webEnv().clubCode, id: String(drawPostIdx) };
  const key = "GET /reservation/draw/posts/non-member/{club}/{id}";
  const answer = await query(key, { params, query: { lang } }, fresh);
  return answer.ok ? answer.value : null;
}

/** How the club calls its courses, time bands, parts of the day and kinds of members. */
export async function getDrawNames(lang: Language): Promise<DrawNames> {
  const answer = await query("GET /common/system-code/{club}", {
    params: { club: webEnv().clubCode },
    query: { lang, code: "courses,standbyTimeCodes,memberTypes,periods" },
  });
  const lists = answer.ok ? answer.value : {};
  const names = (group: string) =>
    Object.fromEntries((lists[group]?.list ?? []).map(({ key, keyName }) => [key, keyName]));
  return {
    courses: names("courses"),
    bands: names("standbyTimeCodes"),
    memberTypes: names("memberTypes"),
    periods: names("periods"),
  };
}
