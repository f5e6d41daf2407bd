/** Pages that open the provider's window, or lead to one that does, by their own paths; without language. */
const openerPages = /^\/(?:signup|mypage|login\/[^/?]+)(?:[/?]|$)/;
/** Our own pages inside the provider's window: the way back, and the mock provider. */
const windowPages =
  /^\/(?:signup\/auth\/(?:callback|success|fail)|hp\/api\/member\/nice-check\/mock)(?:[/?]|$)/;

type OpenerPolicy = "same-origin" | "same-origin-allow-popups" | "unsafe-none";

/**
 * `Cross-Origin-Opener-Policy` of a page (S-40): the page that asks for an identity check and the provider's window
 * keep their link over a provider that sends none; everything else is cut off from whoever opened it.
 *
 * @param url the page's own path, which is its address unless the club moved its menu
 */
export function openerPolicyOf(url: string): OpenerPolicy {
  const path = url.replace(/^\/(?:en|ko|ja|zh)(?=[/?]|$)/, "");
  if (windowPages.test(path)) return "unsafe-none";
  return openerPages.test(path) ? "same-origin-allow-popups" : "same-origin";
}
