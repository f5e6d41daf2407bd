import { isFixedPolicyValue } from "@/lib/shared/policy-checks";
import { kindsOf, type PolicyCode, type PolicyValueKind } from "@/lib/shared/policy-values";
import type messages from "@/messages/en.json";

type Texts = (typeof messages)["ishm"]["policies"];
type PolicyUnit = keyof Texts["units"];
type PolicyGroup = keyof Texts["groups"];
/** The samples that show the effect of a policy; other policies show the change in words. */
export type PolicySample =
  | "dates"
  | "money"
  | "times"
  | "opening"
  | "closing"
  | "companions"
  | "waiting"
  | "cancel";

type Meaning = {
  group: PolicyGroup;
  /** The unit of each value; null for a choice, a time, a text. */
  units?: readonly (PolicyUnit | null)[];
  sample?: PolicySample;
  /** The indexes (0 to 3) of values that follow from the others. */
  following?: readonly number[];
};

/** How the policy screen groups and shows every policy; the range of its values is in `policyValues`. */
const meanings: Readonly<Record<PolicyCode, Meaning>> = {
  C0010: { group: "club", units: ["holes", "holes"], following: [0] },
  C0020: { group: "booking", units: ["minutes", "minutes", "minutes", "minutes"], sample: "times" },
  C0030: { group: "booking", units: ["players", "players", "players", "players"] },
  C0040: { group: "booking", units: ["days", null, null, "players"], sample: "companions" },
  C0050: { group: "booking", units: [null, null, null, "holes"] },
  C0080: { group: "club", sample: "money" },
  C0090: { group: "club" },
  C0100: { group: "club" },
  C0130: { group: "club", units: ["places", "places", "places", "places"], sample: "money" },
  C0140: { group: "club", units: ["money", "money"], sample: "money" },
  C0180: { group: "club", sample: "money" },
  C0190: { group: "club", sample: "dates", following: [2] },
  C0200: { group: "club", sample: "dates", following: [1] },
  C0210: { group: "booking", units: [null, null, "dayOfMonth"], sample: "opening" },
  C0220: { group: "booking", units: ["days"], sample: "closing" },
  C0230: { group: "booking", units: [null, "entries", null, "times"] },
  C0240: { group: "booking", units: ["seconds", "times", "seconds"] },
  C0250: { group: "cancel", units: [null, null, "minutes"], sample: "cancel" },
  C0260: { group: "cancel", units: ["times"] },
  C0270: { group: "cancel", units: [null, null, null, "days"] },
  C0280: { group: "cancel", units: [null, null, "times"] },
  C0290: { group: "queue", units: ["entries", "entries", "days"], sample: "waiting" },
  C0300: { group: "queue", units: [null, null, "minutes"] },
  C0310: { group: "queue", units: ["minutes", "minutes"] },
  C0320: { group: "booking", units: ["minutes", "minutes", "minutes"] },
  C0330: { group: "queue", units: ["entries", "entries", "entries", "players"] },
  C0340: { group: "queue", units: [null, null, "factor", "factor"] },
  C0350: { group: "queue", units: ["days", "days", "times", "factor"] },
  C0360: { group: "queue" },
  C0370: { group: "queue", units: [null, "days", null, "points"] },
  C0380: { group: "queue", units: ["teams", "teams", "rounds", "times"] },
  C0390: { group: "queue", units: ["days", "days", "entries", "times"] },
  C0400: { group: "contents", units: ["entries", null, "days"] },
  C0410: { group: "members", units: ["minutes", "days", "hours", "seconds"] },
  C0420: { group: "members", units: ["times", "minutes", "devices", "devices"] },
  C0430: { group: "members", units: ["days", "days", "times", "entries"] },
  C0440: { group: "members", units: ["seconds", "times", "seconds", "times"] },
  C0450: { group: "members", units: [null, "days", "days"] },
  C0460: { group: "members", units: ["days", "days", "years", "years"] },
  C0470: { group: "members", units: ["days", "days"] },
  C0480: { group: "contents", units: ["days", "days"] },
  C0490: { group: "contents", units: ["hours", "files", "days", "days"] },
  C0500: { group: "contents", units: ["megabytes", "megabytes", "files", "files"] },
  C0510: { group: "contents", units: ["rain", "snow", "wind", "degrees"] },
  C0520: { group: "cancel", units: ["percent", "percent", "percent", "percent"] },
  C0530: { group: "contents", units: ["calls", "calls", "calls", "calls"] },
  C0540: { group: "booking", units: [null, "minutes", "seconds", "seconds"] },
  C0550: { group: "booking", units: [null, "entries", "times", "days"] },
  C0560: { group: "booking", units: ["minutes"] },
  C0570: { group: "booking", units: [null, null, "days", "entries"] },
  C0580: { group: "booking", units: [null, "percent", "hours", "times"] },
  C0581: { group: "booking", units: ["times"] },
  C0582: { group: "booking", units: [null] },
};

export const policyGroups = [
  "club",
  "booking",
  "cancel",
  "queue",
  "members",
  "contents",
] as const satisfies readonly PolicyGroup[];

/** A value of a policy: what it may be, in what it counts, and whether it can be changed by hand. */
export type ValueMeaning = {
  place: number;
  kind: PolicyValueKind;
  unit: PolicyUnit | null;
  /** The rules of the club allow nothing else. */
  isFixed: boolean;
  /** It follows from the other values. */
  isFollowing: boolean;
};

type PolicyMeaning = {
  group: PolicyGroup;
  sample: PolicySample | null;
  values: readonly ValueMeaning[];
};

export function policyMeaning(code: PolicyCode): PolicyMeaning {
  const { group, units = [], sample = null, following = [] } = meanings[code];
  const values = kindsOf(code).map((kind, place) => ({
    place,
    kind,
    unit: units[place] ?? null,
    isFixed: isFixedPolicyValue(code, place),
    isFollowing: following.includes(place),
  }));
  return { group, sample, values };
}
