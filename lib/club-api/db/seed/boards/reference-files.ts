import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { FileStorage } from "../../../adapters/storage";
import { writeXlsx, type XlsxCell } from "../../../adapters/xlsx";
import { simplePdf } from "../tools/pdf";

type ReferenceFile = {
  fileIdx: number;
  ownerIdx: number;
  fileName: string;
  contentType: string;
  bytes(): Promise<Uint8Array>;
};

const pdf = "application/pdf";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const pdfFile = (fileIdx: number, ownerIdx: number, fileName: string, title: string, lines: string[]) => ({
  fileIdx,
  ownerIdx,
  fileName,
  contentType: pdf,
  bytes: async () => simplePdf(`Mirsol Country Club - ${title}`, lines),
});

const groups: XlsxCell[][] = Array.from({ length: 12 }, (_, place) => [place + 1, "", "", "", "", ""]);

/** The files of the seeded references; small, but whole. */
export const referenceFiles: readonly ReferenceFile[] = [
  pdfFile(71, 1, "club_rules.pdf", "Rules of the club", [
    "1. Collared shirts and soft spikes, please.",
    "2. A round of 18 holes takes four hours and thirty minutes.",
    "3. Ready golf: who is ready plays.",
    "4. Fill divots, rake bunkers, mend pitch marks.",
    "5. A long horn means: leave the course at once.",
  ]),
  pdfFile(72, 2, "local_rules.pdf", "Local rules", [
    "White posts: out of bounds. A ball may be dropped two clubs from the line, two strokes.",
    "Mir 2 and Baram 9: drop zones beside the ponds, one stroke.",
    "Stones in bunkers and the wires of young trees are obstructions.",
    "Winter: a ball on the fairway may be lifted, cleaned and placed.",
  ]),
  pdfFile(73, 3, "yardage.pdf", "Metres from the white tees", [
    "Mir:    350 480 155 365 340 390 165 505 360",
    "Sol:    345 375 150 490 355 395 170 335 510",
    "Baram:  360 160 500 370 385 330 175 350 495",
  ]),
  {
    fileIdx: 77,
    ownerIdx: 4,
    fileName: "조편성표.xlsx",
    contentType: xlsx,
    bytes: () => writeXlsx("groups", ["조", "시간", "선수 1", "선수 2", "선수 3", "선수 4"], groups),
  },
  pdfFile(78, 5, "waiver_request.pdf", "Request to waive a penalty", [
    "Name:                         Member number:",
    "Booking number:               Date of play:",
    "Reason (evidence attached):",
    "Signature and date:",
  ]),
  pdfFile(79, 6, "hole_in_one.pdf", "Hole-in-one certificate request", [
    "Name:                         Date of play:",
    "Course and hole:              Club and ball:",
    "Players of the group:",
    "Caddie:                       Signatures:",
  ]),
];

/** Made once: a workbook notes when it was written. */
const written = new Map<number, Promise<Uint8Array>>();

function bytesOf(file: ReferenceFile): Promise<Uint8Array> {
  const bytes = written.get(file.fileIdx) ?? file.bytes();
  written.set(file.fileIdx, bytes);
  return bytes;
}

function keyOf({ fileIdx }: ReferenceFile): string {
  return `reference/${createHash("sha256").update(`demo reference ${fileIdx}`).digest("hex")}`;
}

/** Puts the files into the storage; their keys, to be removed when the seed fails. */
export async function storeReferenceFiles(storage: FileStorage): Promise<string[]> {
  for (const file of referenceFiles) {
    const path = storage.temporaryPath();
    await writeFile(path, await bytesOf(file));
    await storage.put(keyOf(file), path);
  }
  return referenceFiles.map(keyOf);
}

/** The columns of a stored file. */
export async function storedFile(file: ReferenceFile) {
  const { fileIdx, ownerIdx, fileName, contentType } = file;
  return {
    fileIdx,
    ownerIdx,
    fileName,
    contentType,
    size: (await bytesOf(file)).length,
    storageKey: keyOf(file),
  };
}
