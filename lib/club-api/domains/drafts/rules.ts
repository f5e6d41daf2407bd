import { sanitizeRichText } from "@/lib/shared/rich-text";

const richFields = new Set(["contents", "answer", "rules"]);

/** A form as others may see it: rich text, in whatever language it stands, holds only what the allow-list knows. */
export function shownPayload(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, shownValue(name, value)]));
}

function shownValue(name: string, value: unknown): unknown {
  if (typeof value === "string") return richFields.has(name) ? sanitizeRichText(value) : value;
  if (Array.isArray(value)) return value.map((item) => shownValue(name, item));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([inner, innerValue]) => [inner, shownValue(inner, innerValue)]),
    );
  }
  return value;
}
