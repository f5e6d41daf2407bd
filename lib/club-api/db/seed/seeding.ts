import { type ClubData, readClubData } from "./club-data";
import { type Regular, regularsOf } from "./people/names";
import { type DemoDays, demoDays } from "./play/demo-day";
import type { Preset } from "./preset-data";
import type { ClubFile } from "./schemas/site";

type Look = NonNullable<ClubFile["look"]>;
/** A preset knows the scene alone. */
type ClubLook = { look?: (Pick<Look, "scene"> & Partial<Look>) | undefined };

/** Input for the rows of every new club. */
export type FrameSeeding = {
  clubIdx: number;
  clubCode: string;
  now: Date;
  days: DemoDays;
  data: Preset & { club: Pick<ClubFile, "info" | "addition" | "cert" | "hiddenMenus"> & ClubLook };
  /** The login ids under which rows say that they were written: of pages, at the desk, of the boards. */
  authors: { site: string; desk: string; contents: string };
};

/** Input for the rows of a demo club: its contents, and the days around which they are laid. */
export type Seeding = FrameSeeding & {
  data: ClubData;
  regulars: readonly Regular[];
  /** Of the addresses of people who are not named in the data. */
  mailDomain: string;
};

/** The seeding of the demo club whose folder is `club`, at a moment. */
export function readSeeding(club: string, { now, clubIdx }: { now: Date; clubIdx: number }): Seeding {
  const data = readClubData(club);
  return {
    clubIdx,
    clubCode: data.club.clubCode,
    now,
    days: demoDays(now, zoneOf(data)),
    data,
    authors: data.admins.authors,
    regulars: regularsOf(data.names, data.rounds.regulars),
    mailDomain: data.club.info.email.split("@")[1] ?? "",
  };
}

/** The IANA zone of a club (C0190). */
export function zoneOf({ policies }: Pick<Preset, "policies">): string {
  return policies.find(({ code }) => code === "C0190")?.values[1] ?? "UTC";
}
