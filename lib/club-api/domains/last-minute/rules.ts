/** C0580 and C0581: what the rules of a club are held to, and how often a member is notified in seven days. */
export type LastMinutePolicy = {
  isOn: boolean;
  maxPercent: number;
  maxHours: number;
  offersPerDay: number;
  noticesPerWeek: number;
};

export type OfferRule = {
  ruleIdx: number;
  version: number;
  /** Null is any. */
  courseCode: string | null;
  period: string | null;
  dayType: "WEEKDAY" | "WEEKEND" | null;
  memberTypes: readonly string[];
  percent: number;
  hoursBefore: number;
  isOn: boolean;
};

/** A tee time of the coming hours, as far as offers depend on it. */
export type OfferableSlot = {
  sheetIdx: number;
  playDate: string;
  courseCode: string;
  period: string;
  /** Null on a closing day. */
  dayType: "WEEKDAY" | "WEEKEND" | null;
  /** The only member types that may book it; null for all. */
  memberTypes: readonly string[] | null;
  teeOff: Date;
  /** When booking it online closes. */
  closesAt: Date;
  /** Nobody has it; a hold of somebody who is booking it is still free. */
  isFree: boolean;
  isHeld: boolean;
};

export type LiveOffer = { offerIdx: number; sheetIdx: number; ruleIdx: number; ruleVersion: number };
export type OfferEnd = "TIME" | "RULE" | "SLOT";
export type OfferPlan = {
  make: { slot: OfferableSlot; rule: OfferRule }[];
  end: { offer: LiveOffer; endedBy: OfferEnd }[];
};

type Planning = {
  policy: LastMinutePolicy;
  rules: readonly OfferRule[];
  slots: readonly OfferableSlot[];
  live: readonly LiveOffer[];
  /** Offers of each day of play that were taken. */
  taken: ReadonlyMap<string, number>;
  now: Date;
};

const hourMs = 3_600_000;

/** Whether a rule keeps within what the policy allows. */
export function isWithin(
  rule: Pick<OfferRule, "percent" | "hoursBefore">,
  policy: LastMinutePolicy,
): boolean {
  return rule.percent <= policy.maxPercent && rule.hoursBefore <= policy.maxHours;
}

/** The rule by which a tee time is offered now: the one with the largest discount, of equal ones the older. */
export function ruleForSlot(
  { rules, policy, now }: Pick<Planning, "rules" | "policy" | "now">,
  slot: OfferableSlot,
): OfferRule | null {
  if (!policy.isOn || slot.dayType === null || now >= slot.closesAt || now >= slot.teeOff) return null;
  const fitting = rules.filter((rule) => isWithin(rule, policy) && fits(rule, slot, now));
  const [best] = fitting.toSorted((a, b) => b.percent - a.percent || a.ruleIdx - b.ruleIdx);
  return best ?? null;
}

function fits(rule: OfferRule, slot: OfferableSlot, now: Date): boolean {
  return (
    rule.isOn &&
    (rule.courseCode === null || rule.courseCode === slot.courseCode) &&
    (rule.period === null || rule.period === slot.period) &&
    (rule.dayType === null || rule.dayType === slot.dayType) &&
    offeredTypes(rule, slot).length > 0 &&
    slot.teeOff.getTime() - now.getTime() <= rule.hoursBefore * hourMs
  );
}

/** The member types to which a rule offers a tee time: those of the rule that may book it. */
export function offeredTypes(rule: OfferRule, { memberTypes }: OfferableSlot): string[] {
  return rule.memberTypes.filter((type) => memberTypes === null || memberTypes.includes(type));
}

/**
 * Plans the changes: offers whose rule, time or tee time is gone end, and the earliest free tee times that a rule
 * fits are offered, as many a day as the policy allows; taken ones count. A tee time that somebody is booking is not
 * touched by a new offer.
 */
export function planOffers(planning: Planning): OfferPlan {
  const plan: OfferPlan = { make: [], end: [] };
  const bySlot = new Map(planning.slots.map((slot) => [slot.sheetIdx, slot]));
  const room = new Map(planning.taken);
  const kept = new Set<number>();
  for (const offer of planning.live) {
    const slot = bySlot.get(offer.sheetIdx);
    const endedBy = endOf(planning, offer, slot);
    if (endedBy !== null) plan.end.push({ offer, endedBy });
    else if (slot) {
      kept.add(slot.sheetIdx);
      room.set(slot.playDate, (room.get(slot.playDate) ?? 0) + 1);
    }
  }
  const byTime = planning.slots.toSorted(
    (one, other) => one.teeOff.getTime() - other.teeOff.getTime() || one.sheetIdx - other.sheetIdx,
  );
  for (const slot of byTime) {
    if (!slot.isFree || slot.isHeld || kept.has(slot.sheetIdx)) continue;
    const used = room.get(slot.playDate) ?? 0;
    const rule = used < planning.policy.offersPerDay ? ruleForSlot(planning, slot) : null;
    if (!rule) continue;
    plan.make.push({ slot, rule });
    room.set(slot.playDate, used + 1);
  }
  return plan;
}

/** Why an offer ends now; null where it goes on. */
function endOf(planning: Planning, offer: LiveOffer, slot: OfferableSlot | undefined): OfferEnd | null {
  if (!slot) return "SLOT";
  if (planning.now >= slot.closesAt || planning.now >= slot.teeOff) return "TIME";
  if (!slot.isFree || slot.dayType === null) return "SLOT";
  const rule = ruleForSlot(planning, slot);
  const isSame = rule?.ruleIdx === offer.ruleIdx && rule.version === offer.ruleVersion;
  // While somebody is booking it, a better rule waits.
  const isWaiting = slot.isHeld && rule !== null;
  return isSame || isWaiting ? null : "RULE";
}
