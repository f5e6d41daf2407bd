import { overlaid, type Preset, presetFiles, readPreset } from "./preset-data";
import { type Content, projectFolder, readFolder } from "./read-folder";
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
import { adminsFile, ipBlocksFile, membersFile, namesFile } from "./schemas/people";
import { couponsFile, drawsFile, penaltiesFile, teamsFile, waitingsFile } from "./schemas/play";
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

/** All contents of a demo club, from its folder and from its preset. */
export type ClubData = Content<typeof clubFiles> & Preset;

const root = projectFolder("lib/club-api/db/seed/data");

/**
 * Reads and checks the folder `data/<club>` and lays it over the club's preset. Throws a sentence that names a missing file,
 * or the file and the place of a fault in it.
 */
export function readClubData(club: string): ClubData {
  const own = readFolder(`${root}/${club}`, { ...clubFiles, ...presetFiles });
  const missing = Object.keys(clubFiles).find((name) => !Object.hasOwn(own, name));
  if (missing !== undefined) throw new Error(`The club ${club} has no ${missing}.json.`);
  const content = own as typeof own & Content<typeof clubFiles>;
  return overlaid({ ...content, ...readPreset(content.club.preset) }, own);
}
