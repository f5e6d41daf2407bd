import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { languages } from "@/lib/shared/languages";
import type { FileStorage } from "../../../adapters/storage";
import { writeXlsx } from "../../../adapters/xlsx";
import type { Database } from "../../database";
import { files } from "../../tables";
import type { ClubData } from "../club-data";
import type { Seeding } from "../seeding";
import { pdfOfPages } from "../tools/pdf-pages";
import { ruledText } from "../tools/ruled-text";

type SeedFile = ClubData["files"][number];
/** A file of the seed as it lies in the storage: its key, its size in bytes. */
export type StoredFile = { file: SeedFile; storageKey: string; size: number };

const contentTypes = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Makes the attached files and puts them into the storage, all or none; they are to be removed when the seed fails. */
export async function storeFiles(
  storage: FileStorage,
  seeding: Pick<Seeding, "data" | "days">,
): Promise<StoredFile[]> {
  const { files: seedFiles, club, policies } = seeding.data;
  const stored: StoredFile[] = [];
  const first = policies.find(({ code }) => code === "C0090")?.values[1];
  try {
    for (const file of seedFiles.map((one) => ruledFile(one, seeding)))
      stored.push(await storeFile(storage, club.clubCode, file, first));
  } catch (error) {
    await removeFiles(
      storage,
      stored.map(({ storageKey }) => storageKey),
    );
    throw error;
  }
  return stored;
}

/** The file with what the club's rules say in the lines of its pages. */
function ruledFile(file: SeedFile, seeding: Pick<Seeding, "data" | "days">): SeedFile {
  const ruled = <T extends { lines: readonly string[] }>(page: T) => ({
    ...page,
    lines: page.lines.map((line) => ruledText(line, seeding)),
  });
  if (!file.pages) return file;
  const pages = Object.entries(file.pages).map(([language, page]) => [language, ruled(page)]);
  return { ...file, pages: Object.fromEntries(pages) };
}

/** Removes what a seed has stored; what cannot be removed stays. */
export async function removeFiles(storage: FileStorage, storageKeys: readonly string[]): Promise<void> {
  await Promise.allSettled(storageKeys.map((key) => storage.remove(key)));
}

async function storeFile(
  storage: FileStorage,
  clubCode: string,
  file: SeedFile,
  first: string | undefined,
): Promise<StoredFile> {
  const storageKey = `${file.kind}/${createHash("sha256").update(`${clubCode}/${file.key}`).digest("hex")}`;
  const bytes = await bytesOf(file, first);
  const path = storage.temporaryPath();
  await writeFile(path, bytes);
  await storage.put(storageKey, path);
  return { file, storageKey, size: bytes.length };
}

async function bytesOf({ pages, xlsx }: SeedFile, first: string | undefined): Promise<Uint8Array> {
  if (pages) {
    const inOrder = languages.toSorted((one, other) => Number(other === first) - Number(one === first));
    return pdfOfPages(
      inOrder.flatMap((language) => (pages[language] ? [{ language, ...pages[language] }] : [])),
    );
  }
  const { sheet, columns, numberedRows } = xlsx ?? { sheet: "", columns: [], numberedRows: 0 };
  const rows = Array.from({ length: numberedRows }, (_, place) => [
    place + 1,
    ...columns.slice(1).map(() => ""),
  ]);
  return writeXlsx(sheet, columns, rows);
}

/** The rows of the stored files. */
export async function seedFiles(
  tx: Database,
  { clubIdx, days }: Seeding,
  stored: readonly StoredFile[],
): Promise<void> {
  await tx.insert(files).values(
    stored.map(({ file, storageKey, size }) => ({
      fileIdx: file.fileIdx,
      clubIdx,
      kind: file.kind,
      ownerIdx: file.ownerIdx,
      fileName: file.fileName,
      contentType: file.xlsx ? contentTypes.xlsx : contentTypes.pdf,
      size,
      storageKey,
      createdAt: days.moment(file.distance, file.timeOfDay),
    })),
  );
}
