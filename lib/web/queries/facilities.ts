import "server-only";
import type { ReferenceDetail } from "@/lib/contract/boards/references";
import type { FeeTableAnswer } from "@/lib/contract/site/course-pages";
import type { WeatherPage } from "@/lib/contract/site/weather";
import type { Language } from "@/lib/shared/languages";
import { isPftClub } from "@/lib/shared/pft-preset";
import { query } from "@/lib/web/api/server";
import { webEnv } from "@/lib/web/env";
import { getReference } from "./boards";
import { feeSeconds } from "./guide";

/** A shelf, not a catalogue: what the page shows at once. */
const mostGifts = 24;

/** Products of the pro shop in the order of the office, the newest first among equals, each with its text (domain.md A13: references of type GIFT). */
export async function getGifts(lang: Language): Promise<ReferenceDetail[]> {
  const answer = await query("GET /reference/normal", {
    query: { clubCode: webEnv().clubCode, lang, types: "GIFT", sort: "order", size: String(mostGifts) },
  });
  const list = answer.ok ? answer.value.list : [];
  const gifts = await Promise.all(list.map(({ referenceIdx }) => getReference(lang, referenceIdx)));
  return gifts.filter((gift) => gift !== null);
}

/** Texts of a club under the preset for military courses (C0010 v4); null for every other club. */
export type ServiceRules = { fees: FeeTableAnswer | null };

export async function getServiceRules(lang: Language): Promise<ServiceRules | null> {
  const { clubCode } = webEnv();
  const codes = await query("GET /common/system-code/{club}", {
    params: { club: clubCode },
    query: { lang, code: "policyCodes" },
  });
  const policies = codes.ok ? (codes.value.policyCodes?.list ?? []) : [];
  const [, , , value4 = ""] = policies.find(({ key }) => key === "C0010")?.values ?? [];
  if (!isPftClub({ value4 })) return null;
  const fees = await query("GET /ext/fees", { query: { clubCode, lang } }, { cacheSeconds: feeSeconds });
  return { fees: fees.ok ? fees.value : null };
}

/** The forecast with the words of its skies; null while the weather cannot be had. */
export type Forecast = { weather: WeatherPage; skyName(code: string): string };

/** A forecast changes by the hour; the page does not wait for the source, the club API answers from its cache. */
const cacheSeconds = 300;

export async function getForecast(lang: Language): Promise<Forecast | null> {
  const { clubCode } = webEnv();
  const [weather, codes] = await Promise.all([
    query("GET /weather", { query: { clubCode, lang } }, { cacheSeconds }),
    query("GET /common/system-code/{club}", {
      params: { club: clubCode },
      query: { lang, code: "weatherCodes" },
    }),
  ]);
  if (!weather.ok) return null;
  const names = codes.ok ? (codes.value.weatherCodes?.list ?? []) : [];
  return {
    weather: weather.value,
    skyName: (code) => names.find(({ key }) => key === code)?.keyName ?? "",
  };
}
