import type { ClubData } from "./club-data";
import type { DemoDays } from "./play/demo-day";

/** What the rows of a club are made from: its contents, and the days that they are laid around. */
export type Seeding = { clubIdx: number; clubCode: string; now: Date; days: DemoDays; data: ClubData };
