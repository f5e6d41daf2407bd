const crawler =
  /bot\b|bot\/|crawler|spider|slurp|yeti|daum|facebookexternalhit|kakaotalk-scrap|whatsapp|telegram|line-?poker|linkedinbot|embedly|pinterest|mastodon|gptbot|google-inspectiontool|bingpreview|ia_archiver/i;

/** Machines get status codes at the address they asked for, never a redirect to an error page (seed §8, E-06). */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && crawler.test(userAgent);
}
