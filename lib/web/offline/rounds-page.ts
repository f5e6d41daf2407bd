import "server-only";
import { createHash } from "node:crypto";
import { getTranslations } from "next-intl/server";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { coursePart } from "./course-part";
import { escaped } from "./html";
import type { OfflineRounds } from "./read-rounds";
import { roundsPart } from "./round-part";

const style =
  ":root{color-scheme:light}*{box-sizing:border-box}" +
  'body{margin:0;background:#f7f2e7;color:#1a231d;font:1.0625rem/1.6 system-ui,"Apple SD Gothic Neo","Malgun Gothic","Hiragino Sans","Microsoft YaHei",sans-serif;word-break:keep-all}' +
  "main{max-width:44rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}" +
  ".club{margin:0 0 1.5rem;padding:0 0 .75rem;border-bottom:1px solid #ddd4c1;font-weight:600}" +
  "h1{margin:0;font-size:1.625rem;line-height:1.3;font-weight:600}h2{margin:0 0 .75rem;padding:0 0 .5rem;border-bottom:2px solid #1b3d30;font-size:1.25rem;line-height:1.35}h3{margin:1.5rem 0 0;font-size:1.0625rem}" +
  "section{margin:2.5rem 0 0}p{margin:.75rem 0 0;color:#465048}a{display:inline-block;padding:.625rem 0;color:#23503e;font-weight:600}" +
  ".note{padding:.75rem 1rem;background:#fdf3dc;color:#6b4a08}" +
  "dl{margin:0}dl div{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:.625rem 0;border-bottom:1px solid #ddd4c1}dt{flex:0 0 auto;min-width:11.5rem;color:#5b6459}dd{margin:0;flex:1 1 12rem;font-variant-numeric:tabular-nums}" +
  ".code{display:block;width:15rem;max-width:100%;margin:1rem 0 0;background:#fff}" +
  ".wide{overflow-x:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.375rem .5rem;border-bottom:1px solid #ddd4c1;text-align:center;font-weight:400;white-space:nowrap}thead th{color:#465048;font-size:.875rem}.sum th,.sum td{background:#efe8d8;font-weight:600}" +
  "details{border-bottom:1px solid #ddd4c1}summary{min-height:2.75rem;padding:.625rem 0;font-weight:600;cursor:pointer}summary span{margin-inline-start:.75rem;font-weight:400;color:#465048}.map{display:block;width:100%;max-width:30rem;margin:.75rem auto 1.25rem}" +
  ":focus-visible{outline:3px solid #a5452a;outline-offset:2px}";

/** The page has this one style and the pictures that are a part of it; nothing runs, and nothing is asked for. */
export const offlinePolicy = [
  "default-src 'none'",
  "img-src data:",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A member's rounds for reading without network, as one HTML document. */
export async function offlinePage(page: OfflineRounds): Promise<string> {
  const { club, language, now } = page;
  const { clubName, rsvPhoneNo } = club.info;
  const [t, rounds, course] = await Promise.all([
    getTranslations({ locale: language, namespace: "offline" }),
    roundsPart(page),
    coursePart(page),
  ]);
  const note = t("note", { time: formatDateTime(new Date(now), club.formats) });
  const phone = rsvPhoneNo
    ? `<p>${escaped(t("phone"))} <a href="tel:${escaped(rsvPhoneNo.replace(/[^+\d]/g, ""))}">${escaped(rsvPhoneNo)}</a></p>`
    : "";
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(`${t("title")} · ${clubName}`)}</title><style>${style}</style></head><body><main><p class="club">${escaped(clubName)}</p><h1>${escaped(t("title"))}</h1><p class="note">${escaped(note)}</p><p><a href="">${escaped(t("again"))}</a></p>${rounds}${course}${phone}</main></body></html>`;
}
