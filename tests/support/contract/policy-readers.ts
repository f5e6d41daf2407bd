/** Where a value of an entry is read: the file, and how it is written there when not by its place. */
export type Reader = { file: string; snippet?: string };
/** `fixed`: the rules leave nothing else, a change is refused (C0010 v1 follows from v3). `none`: domain.md 3 has no such value. */
type Place = Reader | "fixed" | "none";

const domain = (path: string, snippet?: string): Reader => ({
  file: `lib/club-api/domains/${path}.ts`,
  ...(snippet === undefined ? {} : { snippet }),
});
const formats = (snippet: string): Reader => ({ file: "lib/shared/money/club-formats.ts", snippet });
const numbers = domain("reservations/numbers");
const generation = domain("tee-sheets/slots/generation");
const ruleBook = domain("tee-sheets/rule-book");
const draws = domain("draws/policy");
const teams = domain("teams/forms");
const waitings = domain("waitings/policy");
const login = domain("auth/policy");
const all = (reader: Reader): Place[] => [reader, reader, reader, reader];
const country = formats('[country = "", currency = "", symbol = "", locale = ""] = values');
const date = formats('[code = "", pattern = "", time = "", dateTime = ""] = values');
const zone = domain("policies/rules", "resolveZone([policy.value1, policy.value2, policy.value3])");
const compensation = domain("reservations/numbers", 'number("C0520", place, 0)');
const officeHours: Reader = {
  file: "lib/web/queries/club.ts",
  snippet: '[from = "", to = ""] = values("C0100")',
};

/** Each value of domain.md 3 (and of C0540, the opening queue) with the file that acts on it. */
export const readers: Readonly<Record<string, readonly Place[]>> = {
  C0010: ["fixed", generation, generation, domain("reservations/numbers", "isPftClub(policies.get")],
  C0020: [generation, generation, generation, domain("tee-sheets/slots/staff-slots")],
  C0030: [generation, generation, generation, numbers],
  C0040: all(numbers),
  C0050: [
    generation,
    domain("tee-sheets/slots/slot-detail"),
    domain("tee-sheets/slots/slot-detail"),
    domain("tee-sheets/slots/slot-detail"),
  ],
  C0080: all(country),
  C0090: [
    domain("policies/rules", "policy?.value1 ??"),
    domain("policies/rules", "policy?.value2;"),
    "fixed",
    "none",
  ],
  C0100: [officeHours, officeHours, numbers, "none"],
  C0130: [
    { file: "lib/shared/money/money.ts", snippet: "decimals: formats.decimalPoint.money" },
    { file: "lib/shared/money/club-numbers.ts", snippet: "formats.decimalPoint.numbers" },
    { file: "lib/shared/money/club-numbers.ts", snippet: "formats.decimalPoint.weather" },
    "fixed",
  ],
  C0140: [ruleBook, numbers, "none", "none"],
  C0180: [domain("tee-sheets/fees/fees"), "none", "none", "none"],
  C0190: [zone, zone, zone, "none"],
  C0200: all(date),
  C0210: all(ruleBook),
  C0220: [ruleBook, ruleBook, ruleBook, "none"],
  C0230: [numbers, domain("tee-sheets/limits"), numbers, numbers],
  C0240: [numbers, numbers, numbers, "fixed"],
  C0250: all(numbers),
  C0260: [numbers, numbers, numbers, "none"],
  C0270: [numbers, numbers, domain("coupons/use"), domain("penalties/policy")],
  C0280: [domain("penalties/policy"), domain("penalties/policy"), domain("penalties/policy"), "none"],
  C0290: [waitings, waitings, ruleBook, ruleBook],
  C0300: all(waitings),
  C0310: all(waitings),
  C0320: all(numbers),
  C0330: ["fixed", draws, draws, draws],
  C0340: all(draws),
  C0350: all(draws),
  C0360: [draws, draws, "none", "none"],
  C0370: all(draws),
  C0380: all(teams),
  C0390: all(teams),
  C0400: [domain("coupons/use"), "fixed", domain("coupons/read"), domain("coupons/use")],
  C0410: all(login),
  C0420: all(login),
  C0430: all(login),
  C0440: all(domain("identity/code-limits")),
  C0450: [...Array<Reader>(3).fill({ file: "lib/club-api/workflows/accounts/dormancy.ts" }), "fixed"],
  C0460: all(domain("withdrawals/archive")),
  C0470: [domain("terms/publish"), domain("terms/publish"), domain("terms/consent"), "none"],
  C0480: [domain("lost-items/write"), domain("lost-items/write"), domain("lost-items/write"), "none"],
  C0490: all(domain("voc/read")),
  C0500: all({ file: "lib/club-api/http/read-input.ts" }),
  C0510: all(domain("weather/limits")),
  C0520: all(compensation),
  C0530: [
    domain("policies/index"),
    domain("policies/index"),
    numbers,
    { file: "lib/club-api/http/rights/request-limits.ts" },
  ],
  C0540: all(domain("opening/index")),
};
