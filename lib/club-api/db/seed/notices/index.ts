import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { languages } from "@/lib/shared/languages";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { stripTags } from "@/lib/shared/texts/text";
import type { FileStorage } from "../../../adapters/storage";
import type { Database } from "../../database";
import { files, notices } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { html } from "../tools/html";
import { simplePdf } from "../tools/pdf";
import { clubNotices } from "./club-notices";
import { courseNotices } from "./course-notices";
import type { NoticeSeed } from "./notice-seed";
import { serviceNotices } from "./service-notices";

type NewNotice = typeof notices.$inferInsert;
const winterNoticeIdx = 12;
const winterFileIdx = 91;
const winterFileKey = `notice/${createHash("sha256").update("demo 2026_winter.pdf").digest("hex")}`;

const winterLines = [
  "November:          first tee time 07:00, last 13:30",
  "December to February: first tee time 07:30, last 13:00",
  "March:             first tee time 06:40, last 14:10",
  "",
  "With frost or snow the first groups start when the greens are open.",
  "A round that the club calls off costs nothing.",
  "Booking office 031-000-1001, daily 08:00 to 18:00",
];

/** Puts the file of the winter notice into the storage; its key, to be removed when the seed fails. */
export async function storeNoticeFiles(storage: FileStorage): Promise<string[]> {
  const path = storage.temporaryPath();
  await writeFile(path, simplePdf("Mirsol Country Club - tee times in winter", winterLines));
  await storage.put(winterFileKey, path);
  return [winterFileKey];
}

/** Twelve notices, two of them pinned (domain.md 10). */
export async function seedNotices(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const seeds = [...courseNotices(days), ...clubNotices(days), ...serviceNotices(days)];
  await tx.insert(notices).values(seeds.map((seed) => noticeRow(seed, clubIdx, days)));
  const pdf = simplePdf("Mirsol Country Club - tee times in winter", winterLines);
  await tx.insert(files).values({
    fileIdx: winterFileIdx,
    clubIdx,
    kind: "notice",
    ownerIdx: winterNoticeIdx,
    fileName: "2026_winter.pdf",
    contentType: "application/pdf",
    size: pdf.length,
    storageKey: winterFileKey,
    createdAt: days.moment(-22, "09:00"),
  });
}

function noticeRow(seed: NoticeSeed, clubIdx: number, days: DemoDays): NewNotice {
  const createdAt = days.moment(seed.distance, seed.timeOfDay);
  const texts: NewNotice["texts"] = {};
  const searchTexts: NewNotice["searchTexts"] = {};
  for (const language of languages) {
    const { title, contents } = seed.texts[language];
    const rich = sanitizeRichText(html(contents));
    texts[language] = { title, contents: rich };
    searchTexts[language] = `${title} ${stripTags(rich)}`.normalize("NFC");
  }
  return {
    noticeIdx: seed.noticeIdx,
    clubIdx,
    texts,
    searchTexts,
    isTop: seed.isTop ?? false,
    isVisible: true,
    viewCount: seed.viewCount,
    createdAt,
    createdBy: "contents1",
    updatedAt: createdAt,
    updatedBy: "contents1",
  };
}
