/** The ways of advertising that a member can agree to, as the contract names them. */
export const marketingChannels = ["sms", "email", "push"] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Those that the club can send by. There is no app, so nothing can be pushed and nobody is asked to agree to it. */
export const offeredChannels = ["sms", "email"] as const satisfies readonly MarketingChannel[];

/** What a member is shown: what is offered, and what was agreed to earlier, which can still be ended. */
export function shownChannels(agreed: Readonly<Record<MarketingChannel, boolean>>): MarketingChannel[] {
  return marketingChannels.filter((one) => agreed[one] || offeredChannels.some((offered) => offered === one));
}
