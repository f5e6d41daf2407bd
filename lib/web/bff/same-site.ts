/**
 * Whether a state-changing request comes from our own pages (S-05): `Sec-Fetch-Site` and `Origin`, whichever are
 * there, must both say so, and one of them must be there.
 */
export function isSameSite(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site === null && origin === null) return false;
  return (site === null || site === "same-origin") && (origin === null || origin === ownOrigin);
}
