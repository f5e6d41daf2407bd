/** Logged facts of a Content-Security-Policy report: no input of a page or a visitor. */
export type CspFacts = { directive: string; blocked: string };

type Json = Record<string, unknown>;

const asRecord = (value: unknown): Json =>
  typeof value === "object" && value !== null ? (value as Json) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Both forms that browsers send: `report-uri`'s one report and the Reporting API's list; null for what is none. */
export function cspFacts(text: string): CspFacts | null {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return null;
  }
  const [first] = asList(sent);
  const report = asRecord(first);
  const body = asRecord(report["csp-report"] ?? report.body ?? report);
  const directive = String(
    body["effective-directive"] ?? body.effectiveDirective ?? body["violated-directive"] ?? "",
  );
  const [name = ""] = /^[a-z-]{1,40}/.exec(directive) ?? [];
  if (name === "") return null;
  return { directive: name, blocked: blockedBy(String(body["blocked-uri"] ?? body.blockedURL ?? "")) };
}

/** A keyword such as `inline`, or the origin alone: a path may name somebody. */
function blockedBy(text: string): string {
  if (/^[a-z-]{1,20}$/.test(text)) return text;
  return URL.canParse(text) ? new URL(text).origin.slice(0, 100) : "";
}
