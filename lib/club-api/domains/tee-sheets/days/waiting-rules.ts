type Band = { from: string; to: string };
type CountedTime = { teeTime: string; total: number; free: number };

/**
 * Whether somebody may wait for a day (domain.md 7.8): some band of the day has slots and none that can be booked. A
 * band that covers others, such as "any time", counts like the rest.
 */
export function hasFullBand(times: readonly CountedTime[], bands: readonly Band[]): boolean {
  return bands.some((band) => {
    const inBand = times.filter(({ teeTime }) => teeTime >= band.from && teeTime <= band.to);
    return inBand.length > 0 && inBand.every((time) => time.free === 0);
  });
}
