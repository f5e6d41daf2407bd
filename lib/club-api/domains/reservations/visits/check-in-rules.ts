import { atClubTime } from "@/lib/shared/time/club-time";

/** When players may check in (C0320): from so many minutes before tee-off until so many before. */
export type CheckInWindow = { from: Date; to: Date; recommendedAt: Date };

const minuteMilliseconds = 60_000;

export function checkInWindow(
  { playDate, teeTime }: { playDate: string; teeTime: string },
  minutes: { opensMinutes: number; recommendedMinutes: number; closesMinutes: number },
  zone: string,
): CheckInWindow {
  const teeOff = atClubTime(playDate, teeTime, zone).getTime();
  const before = (span: number) => new Date(teeOff - span * minuteMilliseconds);
  return {
    from: before(minutes.opensMinutes),
    to: before(minutes.closesMinutes),
    recommendedAt: before(minutes.recommendedMinutes),
  };
}

/** `expires` is in epoch seconds. */
export type Token = { visitIdx: number; expires: number; signature: string };

/** The parts of `visitIdx.expires.signature`; null for any other text. */
export function readToken(token: string): Token | null {
  const [, visitIdx, expires, signature] =
    /^([1-9]\d{0,9})\.(\d{10})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  if (!visitIdx || !expires || !signature) return null;
  return { visitIdx: Number(visitIdx), expires: Number(expires), signature };
}
