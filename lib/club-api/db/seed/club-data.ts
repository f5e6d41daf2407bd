import { languageFault, languagesOf } from "./club-languages";
import { overlaid, type Preset, presetFiles, readPreset } from "./preset-data";
import { type Content, projectFolder, readFolder } from "./read-folder";
import {
  dishesFile,
  draftsFile,
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
import { clubEntriesFile, practiceFile } from "./schemas/club-records";
import { adminsFile, ipBlocksFile, membersFile, namesFile } from "./schemas/people";
import { couponsFile, drawsFile, penaltiesFile, roundsFile, teamsFile, waitingsFile } from "./schemas/play";
import { bannersFile, changedTermsFile, clubFile } from "./schemas/site";

/** The files of a demo club's folder that no preset has: `lostItems` is `lost-items.json`. */
export const clubFiles = {
  club: clubFile,
  changedTerms: changedTermsFile,
  banners: bannersFile,
  admins: adminsFile,
  members: membersFile,
  names: namesFile,
  ipBlocks: ipBlocksFile,
  rounds: roundsFile,
  waitings: waitingsFile,
  penalties: penaltiesFile,
  files: filesFile,
  notices: noticesFile,
  events: eventsFile,
  faqs: faqsFile,
  references: referencesFile,
  dishes: dishesFile,
  clubEntries: clubEntriesFile,
  practice: practiceFile,
  hof: hofFile,
  lostItems: lostItemsFile,
  vocs: vocsFile,
  vocTemplates: vocTemplatesFile,
};

/** Files that a club has only where it has what they are about. */
export const optionalFiles = {
  coupons: couponsFile,
  drafts: draftsFile,
  draws: drawsFile,
  teams: teamsFile,
};
type Optional = { [Name in keyof typeof optionalFiles]: Content<typeof optionalFiles>[Name] | null };

/** All contents of a demo club, from its folder and from its preset; null for what it has not. */
export type ClubData = Content<typeof clubFiles> & Optional & Preset;

const root = projectFolder("lib/club-api/db/seed/data");

/**
 * Reads and checks the folder `data/<club>` and lays it over the club's preset. Throws a sentence that names a missing file,
 * or the file and the place of a fault in it; such a fault is also a text that lacks a language of the club (C0090), or is
 * in one that the club does not have.
 */
export function readClubData(club: string, folder: string = root): ClubData {
  const own = readFolder(`${folder}/${club}`, { ...clubFiles, ...optionalFiles, ...presetFiles });
  const missing = Object.keys(clubFiles).find((name) => !Object.hasOwn(own, name));
  if (missing !== undefined) throw new Error(`The club ${club} has no ${missing}.json.`);
  const content = own as typeof own & Content<typeof clubFiles>;
  const without = { coupons: null, drafts: null, draws: null, teams: null };
  const data = overlaid({ ...without, ...content, ...readPreset(content.club.preset) }, own);
  const fault = languageFault(own, languagesOf(data));
  if (fault !== null) throw new Error(`The data file ${club}/${fault}`);
  return data;
}
