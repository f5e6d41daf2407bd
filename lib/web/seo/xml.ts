import { caching } from "../cache/caching";

const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** Signs that XML 1.0 forbids even when they are escaped. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\ufffe\uffff]/gu;

/** Text as it may stand in an element or attribute of XML. */
export function xmlText(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** An element with text; nothing when there is none to say. */
export function xmlElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : "";
}

/** A document of one of our XML kinds as an answer. */
export function xmlAnswer(body: string, type = "application/xml"): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": caching.feed },
  });
}
