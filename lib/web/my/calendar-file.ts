import { minutesOf } from "@/lib/shared/tee-times/templates";

/** A round for a calendar; times are epoch milliseconds. */
export type CalendarRound = {
  /** The same for every file of one booking, so that a later one replaces it. */
  uid: string;
  /** Grows with every change of the booking. */
  sequence: number;
  title: string;
  description: string;
  location: string;
  url: string;
  startsAt: number;
  minutes: number;
  /** When cancelling stops being free, an alarm rings then and two hours before; null for who cannot cancel. */
  freeCancelUntil: number | null;
  alarmText: string;
  /** When the file was made, or when what a feed shows was changed last. */
  stampedAt: number;
};

const lineOctets = 75;
const warnMilliseconds = 2 * 3_600_000;
/** A hole takes a quarter of an hour: the calendar is blocked for the round. */
const minutesPerHole = 15;
const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//clubfront//my page//EN", "CALSCALE:GREGORIAN"];

/**
 * The round as an iCalendar file (RFC 5545). Times are in UTC, which needs no description of a zone and means the same
 * moment in every calendar. An alarm whose moment is over is left out: some calendars would ring it at once.
 */
export function calendarFile(round: CalendarRound): string {
  return written([...head, "METHOD:PUBLISH", ...event(round, round.stampedAt), "END:VCALENDAR"]);
}

/**
 * Rounds as a calendar that programmes subscribe to. It says how often to ask again (RFC 7986, 5.7, and the older name that
 * more of them read), and the same rounds are the same text until an alarm is over. `now` is in epoch milliseconds.
 */
export function calendarOfRounds(name: string, rounds: readonly CalendarRound[], now: number): string {
  return written([
    ...head,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...rounds.flatMap((round) => event(round, now)),
    "END:VCALENDAR",
  ]);
}

/** How long the calendar is blocked: from the tee time on, or up to nine holes after the start of the second nine. */
export function roundMinutes({ teeTime, turnTime, holeCode }: RoundTimes): number {
  const holes = Number(holeCode);
  if (!turnTime) return holes * minutesPerHole;
  return minutesOf(turnTime) - minutesOf(teeTime) + (holes - 9) * minutesPerHole;
}

type RoundTimes = { teeTime: string; turnTime?: string | undefined; holeCode: string };

/** The identity of a booking in calendars: its number, or what its players know it by, at this club of this host. */
export function roundUid(booking: string | number, { clubCode, host }: { clubCode: string; host: string }) {
  return `${booking}@${clubCode.toLowerCase()}.${host}`;
}

function event(round: CalendarRound, now: number): string[] {
  const { startsAt, minutes, freeCancelUntil, stampedAt } = round;
  const alarms =
    freeCancelUntil === null
      ? []
      : [freeCancelUntil - warnMilliseconds, freeCancelUntil].filter((moment) => moment > now);
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(round.uid)}`,
    `SEQUENCE:${round.sequence}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt + minutes * 60_000)}`,
    `SUMMARY:${escapeText(round.title)}`,
    `DESCRIPTION:${escapeText(round.description)}`,
    `LOCATION:${escapeText(round.location)}`,
    `URL:${round.url}`,
    ...alarms.flatMap((moment) => alarm(moment, round.alarmText)),
    "END:VEVENT",
  ];
}

function alarm(moment: number, text: string): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER;VALUE=DATE-TIME:${utc(moment)}`,
    `DESCRIPTION:${escapeText(text)}`,
    "END:VALARM",
  ];
}

/** `20261215T222100Z`. */
function utc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

const written = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join("");

/** Lines of at most 75 octets, the next ones beginning with a space; no character of several octets is cut apart. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > lineOctets) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}

/** The text for fellow players; empty parts are left out. */
type SharedRound = {
  club: string;
  when: string;
  course: string;
  players: readonly string[];
  address: string;
};

/** A round as a message to friends: a line each, and nothing that only the booker may know (price, number, phone). */
export function shareText({ club, when, course, players, address }: SharedRound): string {
  return [club, when, course, players.filter((name) => name !== "").join(", "), address]
    .filter((line) => line.trim() !== "")
    .join("\n");
}
