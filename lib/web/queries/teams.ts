import "server-only";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

const groups = [
  "rsvCycles",
  "weekTypes",
  "weekCodes",
  "rsvHours",
  "courses",
  "holeCodes",
  "teamStates",
] as const;
const rosterPolicy = "C0040";

/** The choices of a group's form as the club calls them, and until when a round's players are named. */
export async function getTeamCodes(lang: Language) {
  const answer = await query("GET /common/system-code/{club}", {
    params: { club: webEnv().clubCode },
    query: { lang, code: [...groups, "policyCodes"].join(",") },
  });
  const lists = answer.ok ? answer.value : {};
  const choices = (group: string) =>
    (lists[group]?.list ?? []).map(({ key, keyName }) => ({ value: key, label: keyName }));
  const [days = "", time = ""] =
    lists.policyCodes?.list.find(({ key }) => key === rosterPolicy)?.values ?? [];
  const codes = Object.fromEntries(groups.map((group) => [group, choices(group)])) as Record<
    (typeof groups)[number],
    { value: string; label: string }[]
  >;
  const daysBefore = /^\d{1,2}$/.test(days) ? Number(days) : 1;
  return { codes, roster: { daysBefore, time: /^\d{2}:\d{2}$/.test(time) ? time : "17:00" } };
}
