import { languages } from "@/lib/shared/languages";

/** Type of a policy value. Every value is stored as a text; `whole` and `decimal` are numbers within bounds. */
export type PolicyValueKind =
  | { kind: "whole"; min: number; max: number; isOptional?: boolean }
  | { kind: "decimal"; min: number; max: number }
  | { kind: "choice"; of: readonly string[] }
  | { kind: "set"; of: readonly string[] }
  | { kind: "text"; max: number; isOptional?: boolean }
  | { kind: "switch" | "time" | "span" | "points" | "temperatures" }
  | { kind: "weekday" | "dateFormat" | "zoneCode" | "zone" | "offset" | "country" | "currency" | "locale" };

type Positions = readonly [PolicyValueKind, PolicyValueKind?, PolicyValueKind?, PolicyValueKind?];

const whole = (min: number, max: number): PolicyValueKind => ({ kind: "whole", min, max });
const decimal = (min: number, max: number): PolicyValueKind => ({ kind: "decimal", min, max });
const one = (...of: readonly string[]): PolicyValueKind => ({ kind: "choice", of });
const some = (...of: readonly string[]): PolicyValueKind => ({ kind: "set", of });
const text = (max: number): PolicyValueKind => ({ kind: "text", max });
const yes: PolicyValueKind = { kind: "switch" };
const time: PolicyValueKind = { kind: "time" };
const points: PolicyValueKind = { kind: "points" };
const days = whole(0, 365);
const minutes = whole(0, 1440);

/**
 * The values of every policy of domain.md 3 (and of C0540, the opening queue, C0550, delegates, C0560, rehearsals, C0570, joining, C0580
 * and C0581, last-minute offers, C0582, the forecast of cancellations); a value that is missing has to be empty.
 */
export const policyValues = {
  C0010: [whole(9, 81), one("9", "18"), some("1", "2", "3", "4", "5", "6", "7", "8", "9"), yes],
  C0020: [whole(4, 30), whole(4, 30), whole(4, 30), whole(0, 60)],
  C0030: [whole(1, 4), whole(1, 4), whole(1, 4), whole(0, 3)],
  C0040: [whole(0, 30), time, yes, whole(0, 4)],
  C0050: [one("C", "I", "S"), yes, yes, some("09", "18", "27", "36")],
  C0080: [{ kind: "country" }, { kind: "currency" }, text(4), { kind: "locale" }],
  C0090: [some(...languages), one(...languages), one("en")],
  C0100: [time, time, text(19)],
  C0130: [whole(0, 4), whole(0, 6), whole(0, 3), one("20")],
  C0140: [whole(1, 100_000), whole(1, 100_000)],
  C0180: [one("0", "1", "2")],
  C0190: [{ kind: "zoneCode" }, { kind: "zone" }, { kind: "offset" }],
  C0200: [{ kind: "dateFormat" }, text(12), one("HH:mm"), text(20)],
  C0210: [one("DAILY", "WEEKLY", "MONTHLY"), { kind: "weekday" }, whole(1, 28), time],
  C0220: [whole(0, 30), time, yes],
  C0230: [yes, whole(0, 100), yes, whole(0, 100)],
  C0240: [whole(30, 3600), whole(0, 10), whole(30, 7200), one("1")],
  C0250: [yes, yes, minutes, time],
  C0260: [whole(0, 10), yes, yes],
  C0270: [yes, yes, yes, whole(30, 1095)],
  C0280: [points, points, whole(0, 20)],
  C0290: [whole(0, 10), whole(0, 30), whole(0, 30), time],
  C0300: [one("AUTO", "OFFER", "OFF"), one("ALL", "LATE"), whole(5, 1440), { kind: "span" }],
  C0310: [minutes, minutes, yes, yes],
  C0320: [whole(10, 600), whole(0, 600), whole(0, 120), yes],
  C0330: [one("1"), whole(1, 30), whole(1, 10), whole(1, 4)],
  C0340: [one("RANDOM", "WEIGHTED", "SCORE"), yes, decimal(1, 10), decimal(0.01, 1)],
  C0350: [whole(0, 730), whole(0, 730), whole(0, 20), decimal(0.01, 1)],
  C0360: [yes, yes],
  C0370: [yes, whole(0, 30), time, whole(0, 10)],
  C0380: [whole(1, 40), whole(1, 40), whole(0, 52), whole(0, 52)],
  C0390: [days, days, whole(1, 10), whole(0, 12)],
  C0400: [whole(0, 1), one("N"), whole(0, 60), yes],
  C0410: [whole(1, 1440), whole(1, 365), whole(1, 720), whole(0, 600)],
  C0420: [whole(1, 100), whole(1, 1440), whole(1, 20), whole(1, 20)],
  C0430: [whole(1, 3650), whole(1, 365), whole(0, 10), whole(0, 24)],
  C0440: [whole(30, 3600), whole(1, 10), whole(0, 600), whole(1, 100)],
  C0450: [yes, whole(30, 3650), whole(1, 90), one("N")],
  C0460: [days, whole(1, 3650), whole(1, 20), whole(1, 20)],
  C0470: [whole(0, 90), whole(0, 180), yes],
  C0480: [whole(1, 3650), days, { kind: "text", max: 40, isOptional: true }],
  C0490: [whole(1, 720), whole(0, 10), whole(0, 90), whole(1, 365)],
  C0500: [
    whole(1, 50),
    whole(1, 200),
    whole(1, 20),
    { kind: "whole", min: 1, max: 100_000, isOptional: true },
  ],
  C0510: [decimal(0, 500), decimal(0, 500), decimal(0, 100), { kind: "temperatures" }],
  C0520: [whole(0, 100), whole(0, 100), whole(0, 100), whole(0, 100)],
  C0530: [whole(1, 100_000), whole(1, 100_000), whole(1, 100_000), whole(1, 100_000)],
  C0540: [yes, whole(1, 1440), whole(1, 300), whole(10, 3600)],
  C0550: [yes, whole(1, 5), whole(1, 100), whole(1, 730)],
  C0560: [whole(10, 720)],
  C0570: [yes, yes, whole(1, 60), whole(1, 10)],
  C0580: [yes, whole(1, 90), whole(1, 168), whole(1, 200)],
  C0581: [whole(1, 7)],
  C0582: [yes],
} as const satisfies Readonly<Record<string, Positions>>;

export type PolicyCode = keyof typeof policyValues;

export function isPolicyCode(code: string): code is PolicyCode {
  return Object.hasOwn(policyValues, code);
}

/** The kinds of a policy's values, in place. */
export function kindsOf(code: PolicyCode): readonly PolicyValueKind[] {
  return policyValues[code];
}
