/** When a photograph stands on the home page; what is null holds always. */
export type PhotographTime = {
  /** 1 to 12, both included; from 11 to 3 goes over the turn of the year. Both or neither are given. */
  fromMonth: number | null;
  toMonth: number | null;
  /** The light of the hour, as the drawn scene knows it. */
  light: string | null;
  /** The weather, as the drawn scene knows it. */
  weather: string | null;
};

/** A moment at the club. */
export type HeroMoment = { month: number; light: string; weather: string };

/** Whether it stands always. */
export function isUnconditional({ fromMonth, light, weather }: PhotographTime): boolean {
  return fromMonth === null && light === null && weather === null;
}

function isInMonths({ fromMonth, toMonth }: PhotographTime, month: number): boolean {
  if (fromMonth === null || toMonth === null) return true;
  return fromMonth <= toMonth
    ? month >= fromMonth && month <= toMonth
    : month >= fromMonth || month <= toMonth;
}

function fits(time: PhotographTime, moment: HeroMoment): boolean {
  return (
    isInMonths(time, moment.month) &&
    (time.light === null || time.light === moment.light) &&
    (time.weather === null || time.weather === moment.weather)
  );
}

const conditions = ({ fromMonth, light, weather }: PhotographTime): number =>
  [fromMonth, light, weather].filter((one) => one !== null).length;

/**
 * The photograph of a moment: of those that fit the one with the most conditions, of several the first in the club's
 * order, in which they come. Null only when none fits, which needs a list without an unconditional one.
 */
export function choosePhotograph<P extends PhotographTime>(
  photographs: readonly P[],
  moment: HeroMoment,
): P | null {
  let best: P | null = null;
  for (const one of photographs) {
    if (fits(one, moment) && (best === null || conditions(one) > conditions(best))) best = one;
  }
  return best;
}

/** The photograph of pages that are the same at every hour: the first that stands always. */
export function steadyPhotograph<P extends PhotographTime>(photographs: readonly P[]): P | null {
  return photographs.find(isUnconditional) ?? null;
}
