/** A day of the public list (getRestDeInfo of the institute's 특일정보): locdate, seq, dateName, dateKind, isHoliday. */
export type ListedHoliday = {
  /** `yyyy-MM-dd`. */
  date: string;
  /** Number among the entries of the day. */
  seq: number;
  dateName: string;
  dateKind: string;
  isHoliday: "Y" | "N";
};

/** Where the public holidays of a year come from. */
export type HolidaySource = {
  /** Throws `HolidaySourceError` when the list cannot be had or read. */
  readYear(year: number): Promise<ListedHoliday[]>;
};

export class HolidaySourceError extends Error {}
