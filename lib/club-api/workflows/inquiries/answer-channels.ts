/** On which way a member wants to hear of an answer; on the site and by phone nothing is sent. */
export const answerChannels = { SITE: [], PHONE: [], SMS: ["SMS"], EMAIL: ["MAIL"] } as const;
