import { publicHolidays } from "@/lib/contract/code-values/tee-sheets";
import "server-only";
import type { FaqItem } from "@/lib/contract/boards/faqs";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import type { CancelRules, FeeTableAnswer } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

/** A kind of penalty: its fine in percent of the green fees, the days without booking, the points. */
export type PenaltyRule = { key: string; name: string; percent: number; days: number; points: number };

/** The numbers that the booking guide names. */
export type BookingPolicy = { holdMinutes: number; roster: { days: number; time: string } };

type Guide = {
  booking: BookingPolicy;
  fees: FeeTableAnswer | null;
  /** Cancellation rules; null when they cannot be read. */
  cancelling: { rules: CancelRules; holidays: readonly string[]; maxPlayers: number } | null;
  /** Penalties that the stages of cancelling do not name. */
  penalties: readonly PenaltyRule[];
  dishes: readonly FnbItem[];
  questions: readonly FaqItem[];
};

/** Other fees begin with a day of the club, whatever was saved when. */
export const feeSeconds = 300;
const most = "100";

/** Content of the guide in one language; a part that cannot be read is left out. */
export async function getGuide(lang: Language): Promise<Guide> {
  const { clubCode } = webEnv();
  const common = { clubCode, lang };
  const [fees, dishes, questions, codes, cancelling, holidays] = await Promise.all([
    query("GET /ext/fees", { query: common }, { cacheSeconds: feeSeconds }),
    query("GET /fnb-menu", { query: { ...common, size: most } }),
    query("GET /faq", { query: { ...common, size: most } }),
    query("GET /common/system-code/{club}", {
      params: { club: clubCode },
      query: { lang, code: "policyCodes,penaltyCodes" },
    }),
    query("GET /ext/cancel-rules", { query: common }),
    query("GET /holiday", { query: { clubCode } }),
  ]);
  const lists = codes.ok ? codes.value : {};
  const policy = (key: string) => lists.policyCodes?.list.find((one) => one.key === key)?.values ?? [];
  const [holdSeconds = "300"] = policy("C0240");
  const [rosterDays = "1", rosterTime = "17:00"] = policy("C0040");
  const [, , maxPlayers = "4"] = policy("C0030");
  const stageCodes = cancelling.ok ? cancelling.value.stages.map(({ penaltyCode }) => penaltyCode) : [];
  const days = holidays.ok ? holidays.value : [];
  return {
    cancelling: cancelling.ok
      ? {
          rules: cancelling.value,
          holidays: days.filter((day) => publicHolidays.includes(day.holidayType)).map(({ date }) => date),
          maxPlayers: Number(maxPlayers) || 4,
        }
      : null,
    booking: {
      holdMinutes: Math.round(Number(holdSeconds) / 60),
      roster: { days: Number(rosterDays), time: rosterTime },
    },
    fees: fees.ok ? fees.value : null,
    penalties: penaltyRules(lists.penaltyCodes?.list ?? [], stageCodes),
    dishes: dishes.ok ? dishes.value.list : [],
    questions: questions.ok ? questions.value.list : [],
  };
}

type PenaltyEntry = { key: string; keyName: string; values: readonly string[] };

function penaltyRules(entries: readonly PenaltyEntry[], named: readonly string[]): PenaltyRule[] {
  return entries
    .filter(({ key }) => !named.includes(key))
    .map(({ key, keyName, values }) => {
      const [percent = 0, days = 0, points = 0] = values.map(Number);
      return { key, name: keyName, percent, days, points };
    });
}
