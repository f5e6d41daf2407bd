import { maskName } from "@/lib/shared/texts/mask";

/** What an entry says in each language. */
export const hofTexts = { first: null, fields: ["clubUsed"], rich: [] } as const;

type Names = { memberName: string; companions: string[]; caddieName: string | null };

/** The names as everybody sees them: `김*루`. */
export function maskedNames({ memberName, companions, caddieName }: Names): Names {
  return {
    memberName: maskName(memberName),
    companions: companions.map(maskName),
    caddieName: caddieName === null ? null : maskName(caddieName),
  };
}
