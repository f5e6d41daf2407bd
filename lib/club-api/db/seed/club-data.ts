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
import { coursesFile, rulesFile } from "./schemas/courses";
import { adminsFile, ipBlocksFile, membersFile, namesFile } from "./schemas/people";
import { couponsFile, drawsFile, penaltiesFile, teamsFile, waitingsFile } from "./schemas/play";
import {
  bannersFile,
  clubFile,
  codesFile,
  holidaysFile,
  menusFile,
  officeMenusFile,
  policiesFile,
  termsFile,
  textsFile,
} from "./schemas/site";

/** The files of a club's folder: `lostItems` is `lost-items.json`. */
export const clubFiles = {
  club: clubFile,
  policies: policiesFile,
  codes: codesFile,
  menus: menusFile,
  texts: textsFile,
  holidays: holidaysFile,
  terms: termsFile,
  banners: bannersFile,
  admins: adminsFile,
  members: membersFile,
  names: namesFile,
  ipBlocks: ipBlocksFile,
  courses: coursesFile,
  rules: rulesFile,
  coupons: couponsFile,
  draws: drawsFile,
  teams: teamsFile,
  waitings: waitingsFile,
  penalties: penaltiesFile,
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

/** The files of `data/common`, which every club has alike. */
export const commonFiles = {
  codes: codesFile,
  officeMenus: officeMenusFile,
};

type Content<Files extends Record<string, z.ZodType>> = { [Name in keyof Files]: z.infer<Files[Name]> };
/** All contents of a club, from the files of `data/<club>` and `data/common`. */
export type ClubData = Content<typeof clubFiles> & { common: Content<typeof commonFiles> };

/**
 * Reads and checks the folders `data/<club>` and `data/common`. Throws a sentence that names the file and the place of a
 * fault in it.
 */
export async function readClubData(club: string): Promise<ClubData> {
  const own = (await readFolder(club, clubFiles)) as Content<typeof clubFiles>;
  return { ...own, common: (await readFolder("common", commonFiles)) as Content<typeof commonFiles> };
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
