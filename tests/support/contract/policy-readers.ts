import type { rules } from "./policy-rules";

type Values = readonly [string, string, string, string];
/** A value that rules follow: what it is changed to (by default to another of its kind), and from which entry. */
export type Ruled = { rules: keyof typeof rules; to?: string | undefined; from?: Values };
/** A value that acts where no rules are made of it: the test that changes it and sees what happens. */
export type Tested = { test: string };
/** `fixed`: the rules leave nothing else, a change is refused (C0010 v1 follows from v3). `none`: domain.md 3 has no such value. */
type Place = Ruled | Tested | "fixed" | "none";

/** Four values that the same rules follow; `to` where another of the kind would mean the same. */
const all = (name: Ruled["rules"], ...to: (string | undefined)[]): Place[] =>
  [0, 1, 2, 3].map((place) => ({ rules: name, to: to[place] }));
const by = (name: Ruled["rules"], to?: string, from?: Values): Ruled => ({
  rules: name,
  to,
  ...(from ? { from } : {}),
});
const tested = (test: string): Tested => ({ test: `tests/${test}.test.ts` });
const coupons = tested("api/money/coupons");
const together: Values = ["MONTHLY", "2", "10", "09:00"];
const weekly: Values = ["WEEKLY", "2", "10", "09:00"];
const onlyCode: Values = ["10", "", "", ""];
const onlyZone: Values = ["", "Asia/Seoul", "", ""];
const onlyOffset: Values = ["", "", "+09:00", ""];
const onlyDateCode: Values = ["1", "", "HH:mm", ""];

/** Each value of domain.md 3 (and of C0540, the opening queue, C0550, delegates, C0560, rehearsals, C0570, joining, C0580 and C0581, last-minute offers, C0582, the forecast) with what follows it. */
export const readers: Readonly<Record<string, readonly Place[]>> = {
  C0010: ["fixed", by("teeTimes", "9"), tested("api/tee-sheets/policies-act"), by("waitings", "Y")],
  C0020: [by("teeTimes"), by("teeTimes"), by("teeTimes"), tested("api/tee-sheets/policies-act")],
  C0030: [by("teeTimes"), by("teeTimes"), by("teeTimes"), by("booking")],
  C0040: all("booking"),
  C0050: [by("teeTimes", "S"), by("teeTimes"), by("teeTimes"), by("teeTimes", "09")],
  C0080: all("written", "US", "USD", "W", "en-US"),
  C0090: [by("club", "en,ko"), by("club", "ko"), "fixed", "none"],
  C0100: [by("pages"), by("pages"), by("booking", "031-1"), "none"],
  C0130: [by("written"), by("written"), by("written"), "fixed"],
  C0140: [by("teeTimes", "10"), by("booking"), "none", "none"],
  C0180: [by("written"), "none", "none", "none"],
  C0190: [
    by("teeTimes", "12", onlyCode),
    by("teeTimes", "Asia/Bangkok", onlyZone),
    by("teeTimes", "+07:00", onlyOffset),
    "none",
  ],
  C0200: [
    by("written", "33", onlyDateCode),
    by("written", "dd/MM/yyyy"),
    by("written", "HH.mm"),
    by("written", "dd/MM/yyyy HH.mm"),
  ],
  C0210: [
    by("teeTimes", "MONTHLY", weekly),
    by("teeTimes", undefined, weekly),
    by("teeTimes", undefined, together),
    by("teeTimes", undefined, together),
  ],
  C0220: [by("teeTimes"), by("teeTimes"), by("teeTimes"), "none"],
  C0230: [by("booking"), by("limits"), by("booking"), by("booking")],
  C0240: [by("booking"), by("booking"), by("booking"), "fixed"],
  C0250: all("booking"),
  C0260: [by("booking"), by("booking"), by("booking"), "none"],
  C0270: [by("booking"), by("booking"), coupons, by("penalties")],
  C0280: [by("penalties", "5:90"), by("penalties", "9:365"), by("penalties"), "none"],
  C0290: [by("waitings"), by("waitings"), by("teeTimes"), by("teeTimes")],
  C0300: all("waitings", "OFFER", "LATE", undefined, "22:00-07:00"),
  C0310: all("waitings"),
  C0320: all("booking"),
  C0330: ["fixed", by("draws"), by("draws"), by("draws")],
  C0340: all("draws", "RANDOM", undefined, "1.5", "0.6"),
  C0350: all("draws", undefined, undefined, undefined, "0.7"),
  C0360: [by("draws"), by("draws"), "none", "none"],
  C0370: all("draws"),
  C0380: all("teams"),
  C0390: all("teams"),
  C0400: [coupons, "fixed", coupons, coupons],
  C0410: all("sessions"),
  C0420: all("sessions"),
  C0430: all("passwords"),
  C0440: all("codes"),
  C0450: [...Array<Tested>(3).fill(tested("api/accounts/dormancy")), "fixed"],
  C0460: all("retention"),
  C0470: [by("terms"), by("terms"), tested("api/terms/terms-write"), "none"],
  C0480: [by("lostItems"), by("lostItems"), by("lostItems", "112"), "none"],
  C0490: all("inquiries"),
  C0500: all("uploads", undefined, undefined, undefined, "40"),
  C0510: all("weather", undefined, undefined, undefined, "-5/35"),
  C0520: all("booking"),
  C0530: [by("club"), by("club"), by("booking"), tested("api/server/limits")],
  C0540: all("teeTimes"),
  C0550: all("delegations"),
  C0570: all("joins"),
  C0580: all("lastMinute"),
  C0581: [by("lastMinute"), "none", "none", "none"],
  C0582: [by("forecast"), "none", "none", "none"],
  C0560: [tested("api/rehearsals/rehearsals"), "none", "none", "none"],
};
