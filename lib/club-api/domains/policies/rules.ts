import { fallbackLanguage, isLanguage, type Language } from "@/lib/shared/languages";
import { resolveZone } from "@/lib/shared/time/time-zones";

type Values = { value1: string; value2: string; value3: string; value4: string };

/** The languages of a club and its default (C0090 v1, v2); a club without the entry speaks the fallback. */
export function clubLanguages(policy: Values | undefined): { all: Language[]; default: Language } {
  const all = (policy?.value1 ?? "").split(",").filter(isLanguage);
  const preferred = policy?.value2;
  return {
    all: all.length > 0 ? all : [fallbackLanguage],
    default: isLanguage(preferred) ? preferred : (all[0] ?? fallbackLanguage),
  };
}

/** The zone of a club: C0190 v2 (IANA name), else v3 (offset), else the fixed offset of the code v1, else UTC. */
export function clubZone(policy: Values | undefined): string {
  return policy ? resolveZone([policy.value1, policy.value2, policy.value3]) : "UTC";
}

/** The whole number at the start of a policy value (`"30 min"` is 30); the fallback when there is none. */
export function policyNumber(value: string | undefined, fallback: number): number {
  const digits = /^\d+/.exec(value ?? "")?.[0];
  return digits === undefined ? fallback : Number(digits);
}

/** The number at the start of a policy value, with its decimals (`"0.5 mm"` is 0.5); the fallback when there is none. */
export function policyDecimal(value: string | undefined, fallback: number): number {
  const digits = /^\d+(\.\d+)?/.exec(value ?? "")?.[0];
  return digits === undefined ? fallback : Number(digits);
}
