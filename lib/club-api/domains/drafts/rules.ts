import { sanitizeRichText } from "@/lib/shared/texts/rich-text";

const richFields = new Set(["contents", "answer", "rules"]);

/** A form as others may see it: rich text, in whatever language it stands, holds only what the allow-list knows. */
export function shownPayload(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, shownValue(name, value)]));
}

function shownValue(name: string, value: unknown): unknown {
  if (typeof value === "string") return richFields.has(name) ? sanitizeRichText(value) : withoutScript(value);
  if (Array.isArray(value)) return value.map((item) => shownValue(name, item));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([inner, innerValue]) => [inner, shownValue(inner, innerValue)]),
    );
  }
  return value;
}

const runningSchemes = /^(?:javascript|vbscript|data|blob|file):$/;

/** A form is not checked as a record is: an address that runs or opens something in the reader's browser is left out. */
function withoutScript(text: string): string {
  return URL.canParse(text) && runningSchemes.test(new URL(text).protocol) ? "" : text;
}
