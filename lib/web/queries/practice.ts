import "server-only";
import type { FeeTableAnswer } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { isPftClub } from "@/lib/shared/pft-preset";
import { query } from "../api/server";
import { webEnv } from "../env";

/** What only a club under the preset for military courses has to say (C0010 v4); null for every other club. */
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
  const fees = await query("GET /ext/fees", { query: { clubCode, lang } });
  return { fees: fees.ok ? fees.value : null };
}
