/** The ways of advertising that a member can agree to, as the contract names them. */
export const marketingChannels = ["sms", "email", "push"] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Those that the club can send by: nobody is asked to agree to what cannot be sent. */
export function offeredChannels({ hasPush }: { hasPush: boolean }): readonly MarketingChannel[] {
  return marketingChannels.filter((one) => one !== "push" || hasPush);
}

/** Channels shown to a member: those on offer, and those agreed to earlier, which can still be ended. */
export function shownChannels(
  agreed: Readonly<Record<MarketingChannel, boolean>>,
  club: { hasPush: boolean },
): MarketingChannel[] {
  const offered = offeredChannels(club);
  return marketingChannels.filter((one) => agreed[one] || offered.includes(one));
}
