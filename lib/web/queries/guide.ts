import "server-only";
import type { FeeTableAnswer } from "@/lib/contract/course-pages";
import type { FaqItem } from "@/lib/contract/faqs";
import type { FnbItem } from "@/lib/contract/fnb";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

/** A kind of penalty: its fine in percent of the green fees, the days without booking, the points. */
export type PenaltyRule = { key: string; name: string; percent: number; days: number; points: number };

/** The numbers that the booking guide names. */
export type BookingNumbers = { holdMinutes: number; roster: { days: number; time: string } };

export type Guide = {
  booking: BookingNumbers;
  fees: FeeTableAnswer | null;
  penalties: readonly PenaltyRule[];
  dishes: readonly FnbItem[];
  questions: readonly FaqItem[];
};

const most = "100";

/** What the guide tells, in one language; a part that cannot be had is left out, not the page. */
export async function getGuide(lang: Language): Promise<Guide> {
  const { clubCode } = webEnv();
  const common = { clubCode, lang };
  const [fees, dishes, questions, codes] = await Promise.all([
    query("GET /ext/fees", { query: common }),
    query("GET /fnb-menu", { query: { ...common, size: most } }),
    query("GET /faq", { query: { ...common, size: most } }),
    query("GET /common/system-code/{club}", {
      params: { club: clubCode },
      query: { lang, code: "policyCodes,penaltyCodes" },
    }),
  ]);
  const lists = codes.ok ? codes.value : {};
  const policy = (key: string) => lists.policyCodes?.list.find((one) => one.key === key)?.values ?? [];
  const [holdSeconds = "300"] = policy("C0240");
  const [rosterDays = "1", rosterTime = "17:00"] = policy("C0040");
  return {
    booking: {
      holdMinutes: Math.round(Number(holdSeconds) / 60),
      roster: { days: Number(rosterDays), time: rosterTime },
    },
    fees: fees.ok ? fees.value : null,
    penalties: (lists.penaltyCodes?.list ?? []).map(({ key, keyName, values }) => {
      const [percent = 0, days = 0, points = 0] = values.map(Number);
      return { key, name: keyName, percent, days, points };
    }),
    dishes: dishes.ok ? dishes.value.list : [],
    questions: questions.ok ? questions.value.list : [],
  };
}
