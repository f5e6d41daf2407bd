import "server-only";
import { cache } from "react";
import type { Menu } from "@/lib/contract/site/menus";
import type { SiteAddition, SiteInfo, SiteState } from "@/lib/contract/site/site";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import type { Brand } from "@/lib/shared/brand/brand";
import type { Language } from "@/lib/shared/languages";
import { steadyZone } from "@/lib/shared/time/zone-offset";
import { query, UpstreamUnavailable } from "@/lib/web/api/server";
import { webNow } from "@/lib/web/clock";
import { webEnv } from "@/lib/web/env";
import { getBrand } from "./brand";
import { type ClubPolicies, clubPolicies } from "./club-policies";
import { getPhotographs } from "./hero";
import { type ClubScene, getScene } from "./scene";

/** Club data that every page of the site needs, in one language. */
export type Club = ClubPolicies & {
  info: SiteInfo;
  addition: SiteAddition;
  brand: Brand;
  scene: ClubScene;
  /** Photographs at the head of the home page; empty where the club shows the scene. */
  photographs: readonly HeroPhotograph[];
  menus: readonly Menu[];
  /** The club's zone as a browser counts its days: an offset while that is the same all year. */
  dayZone: string;
};

/** Data of the page frame; one read per call and render, cached under the contract's tags. */
export const getClub = cache(async (lang: Language): Promise<Club> => {
  const clubCode = webEnv().clubCode;
  const common = { query: { clubCode, lang } };
  const [info, addition, brand, scene, photographs, menus, codes] = await Promise.all([
    query("GET /site/info", common),
    query("GET /site/addition", common),
    getBrand(),
    getScene(),
    getPhotographs(lang),
    query("GET /menus/club/{club}", { params: { club: clubCode }, query: { lang } }),
    query("GET /common/system-code/{club}", {
      params: { club: clubCode },
      query: { lang, code: "policyCodes" },
    }),
  ]);
  if (!info.ok || !addition.ok || !menus.ok || !codes.ok) {
    throw new UpstreamUnavailable("the club's frame was refused");
  }
  const policies = clubPolicies(codes.value.policyCodes?.list ?? []);
  return {
    info: info.value,
    addition: addition.value,
    brand,
    scene,
    photographs,
    menus: menus.value,
    ...policies,
    dayZone: steadyZone(policies.formats.standardTimeZone, new Date(webNow())),
  };
});

/** The site state with its words for visitors, in one language. */
export async function getSiteState(lang: Language): Promise<SiteState | null> {
  const answer = await query(
    "GET /site/state",
    { query: { clubCode: webEnv().clubCode, lang } },
    { cacheSeconds: 5 },
  );
  return answer.ok ? answer.value : null;
}

/** The names of a group of codes by their keys; empty while they cannot be had. */
export async function getCodeNames(group: string, lang: Language): Promise<ReadonlyMap<string, string>> {
  const codes = await query("GET /common/system-code/{club}", {
    params: { club: webEnv().clubCode },
    query: { lang, code: group },
  });
  const list = codes.ok ? (codes.value[group]?.list ?? []) : [];
  return new Map(list.map(({ key, keyName }) => [key, keyName]));
}
