import type { z } from "zod";
import { parseData } from "../../platform/data-file";
import {
  dishesFile,
  eventsFile,
  faqsFile,
  filesFile,
  hofFile,
  lostItemsFile,
  noticesFile,
  referencesFile,
  vocsFile,
  vocTemplatesFile,
} from "./schemas/boards";

/** The files of a club's folder: `lostItems` is `lost-items.json`. */
export const clubFiles = {
  files: filesFile,
  notices: noticesFile,
  events: eventsFile,
  faqs: faqsFile,
  references: referencesFile,
  dishes: dishesFile,
  hof: hofFile,
  lostItems: lostItemsFile,
  vocs: vocsFile,
  vocTemplates: vocTemplatesFile,
};

type Content<Files extends Record<string, z.ZodType>> = { [Name in keyof Files]: z.infer<Files[Name]> };
/** All contents of a club, from the files of `data/<club>`. */
export type ClubData = Content<typeof clubFiles>;

/** Reads and checks the folder `data/<club>`. Throws a sentence that names the file and the place of a fault in it. */
export async function readClubData(club: string): Promise<ClubData> {
  return (await readFolder(club, clubFiles)) as ClubData;
}

async function readFolder(folder: string, files: Record<string, z.ZodType>) {
  const entries = Object.entries(files).map(async ([name, schema]) => {
    const file = fileOf(name);
    // Bundlers take in every file of this shape: a new club is a folder, and no line of code.
    const { default: content } = await import(`./data/${folder}/${file}.json`);
    return [name, parseData(`${folder}/${file}.json`, schema, content)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** `lostItems` is `lost-items`. */
export const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
