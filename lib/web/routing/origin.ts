import { webEnv } from "../env";

/** The origin that browsers know this site by: PUBLIC_ORIGIN, else what the server was reached at. */
export function requestOrigin(headers: Pick<Headers, "get">): string {
  const configured = webEnv().publicOrigin;
  if (configured) return new URL(configured).origin;
  return `${headers.get("x-forwarded-proto") ?? "http"}://${headers.get("host") ?? "localhost"}`;
}

/** The origin of absolute addresses in pages (canonical, hreflang, social cards); never taken from a request (S-27). */
export function siteOrigin(): string {
  const env = webEnv();
  return env.publicOrigin ? new URL(env.publicOrigin).origin : `http://localhost:${env.port}`;
}
