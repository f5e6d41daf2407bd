import { type ClubData, readClubData } from "./club-data";
import { type Regular, regularsOf } from "./people/names";
import { type DemoDays, demoDays } from "./play/demo-day";

/** What the rows of a club are made from: its contents, and the days that they are laid around. */
export type Seeding = {
  clubIdx: number;
  clubCode: string;
  now: Date;
  days: DemoDays;
  data: ClubData;
  regulars: readonly Regular[];
  /** Of the addresses of people who are not named in the data. */
  mailDomain: string;
};

/** The seeding of the club whose folder is `club`, at a moment; `clubCode` is the folder's own when none is given. */
export async function readSeeding(
  club: string,
  { now, clubCode }: { now: Date; clubCode?: string },
): Promise<Seeding> {
  const data = await readClubData(club);
  const zone = data.policies.find(({ code }) => code === "C0190")?.values[1] ?? "";
  return {
    clubIdx: 1,
    clubCode: clubCode ?? data.club.clubCode,
    now,
    days: demoDays(now, zone),
    data,
    regulars: regularsOf(data.names),
    mailDomain: data.club.info.email.split("@")[1] ?? "",
  };
}
