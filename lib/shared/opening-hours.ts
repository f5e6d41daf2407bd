/** Hours of some months. Without times it is open from sunrise to sunset. */
export type SeasonHours = {
  /** 1 to 12; from November to February is 11 and 2. */
  fromMonth: number;
  toMonth: number;
  /** `HH:mm` in the club's zone; both or neither. */
  opens: string | null;
  closes: string | null;
};

/** The months of a season, over the turn of the year where it ends before it begins. */
export function monthsOf({ fromMonth, toMonth }: Pick<SeasonHours, "fromMonth" | "toMonth">): number[] {
  const length = ((toMonth - fromMonth + 12) % 12) + 1;
  return Array.from({ length }, (_, at) => ((fromMonth - 1 + at) % 12) + 1);
}

/** Whether no month has two kinds of hours, and each closes after it opens. */
export function areSoundHours(hours: readonly SeasonHours[]): boolean {
  const months = hours.flatMap(monthsOf);
  return (
    new Set(months).size === months.length &&
    hours.every(({ opens, closes }) =>
      opens === null || closes === null ? opens === closes : opens < closes,
    )
  );
}
