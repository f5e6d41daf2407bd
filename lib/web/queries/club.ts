import "server-only";
import { cache } from "react";
import type { Menu } from "@/lib/contract/site/menus";
import type { SiteAddition, SiteInfo } from "@/lib/contract/site/site";
import { isLanguage, type Language, languages } from "@/lib/shared/languages";
import { type ClubFormats, clubFormats } from "@/lib/shared/money/club-formats";
import { steadyZone } from "@/lib/shared/time/zone-offset";
import { query, UpstreamUnavailable } from "../api/server";
import { webNow } from "../clock";
import { webEnv } from "../env";

/** What every page of the site is framed with, in one language. */
export type Club = {
  info: SiteInfo;
  addition: SiteAddition;
  menus: readonly Menu[];
  formats: ClubFormats;
  languages: readonly Language[];
  defaultLanguage: Language;
  /** The club's zone as a browser counts its days: an offset while that is the same all year. */
  dayZone: string;
  /** Hours of the booking office, `HH:mm` (C0100). */
  officeHours: { from: string; to: string };
};

/** The frame of a page; one read per call and render, kept under the contract's tags. */
export const getClub = cache(async (lang: Language): Promise<Club> => {
  const clubCode = webEnv().clubCode;
  const common = { query: { clubCode, lang } };
  const [info, addition, menus, codes] = await Promise.all([
    query("GET /site/info", common),
    query("GET /site/addition", common),
    query("GET /menus/club/{club}", { params: { club: clubCode }, query: { lang } }),
    query("GET /common/system-code/{club}", {
      params: { club: clubCode },
      query: { lang, code: "policyCodes" },
    }),
  ]);
  if (!info.ok || !addition.ok || !menus.ok || !codes.ok) {
    throw new UpstreamUnavailable("the club's frame was refused");
  }
  const policies = codes.value.policyCodes?.list ?? [];
  const values = (key: string) => policies.find((policy) => policy.key === key)?.values ?? [];
  const [spoken = "", preferred = ""] = values("C0090");
  const [from = "", to = ""] = values("C0100");
  const formats = clubFormats(policies);
  return {
    info: info.value,
    addition: addition.value,
    menus: menus.value,
    formats,
    languages: languages.filter((one) => spoken === "" || spoken.split(",").includes(one)),
    defaultLanguage: isLanguage(preferred) ? preferred : "en",
    dayZone: steadyZone(formats.standardTimeZone, new Date(webNow())),
    officeHours: { from, to },
  };
});
