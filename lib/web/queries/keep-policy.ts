import "server-only";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

/** What a club keeps of who leaves, and how long (C0460, domain.md 7.13). */
export type KeepPolicy = {
  rejoinDays: number;
  accessDays: number;
  paymentYears: number;
  complaintYears: number;
};

/** The numbers of C0460, with the policy's own defaults for what cannot be read. */
export async function getKeepPolicy(lang: Language): Promise<KeepPolicy> {
  const answer = await query("GET /common/system-code/{club}", {
    params: { club: webEnv().clubCode },
    query: { lang, code: "policyCodes" },
  });
  const policies = answer.ok ? (answer.value.policyCodes?.list ?? []) : [];
  const values = policies.find(({ key }) => key === "C0460")?.values ?? [];
  const number = (position: number, fallback: number) => {
    const found = Number.parseInt(values[position] ?? "", 10);
    return Number.isFinite(found) ? found : fallback;
  };
  return {
    rejoinDays: number(0, 30),
    accessDays: number(1, 90),
    paymentYears: number(2, 5),
    complaintYears: number(3, 3),
  };
}
