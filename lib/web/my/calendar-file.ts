/** A round for a calendar; times are epoch milliseconds. */
type CalendarRound = {
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
  /** When cancelling stops being free; its alarm rings then and two hours before. */
  freeCancelUntil: number;
  alarmText: string;
  madeAt: number;
};

const lineOctets = 75;
const warnMilliseconds = 2 * 3_600_000;

/**
 * The round as an iCalendar file (RFC 5545). Times stand in UTC, which needs no description of a zone and means the same
 * moment in every calendar. An alarm whose moment is over is left out: some calendars would ring it at once.
 */
export function calendarFile(round: CalendarRound): string {
  const { startsAt, minutes, freeCancelUntil, madeAt } = round;
  const alarms = [freeCancelUntil - warnMilliseconds, freeCancelUntil].filter((moment) => moment > madeAt);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//clubfront//my page//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escapeText(round.uid)}`,
    `SEQUENCE:${round.sequence}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(startsAt + minutes * 60_000)}`,
    `SUMMARY:${escapeText(round.title)}`,
    `DESCRIPTION:${escapeText(round.description)}`,
    `LOCATION:${escapeText(round.location)}`,
    `URL:${round.url}`,
    ...alarms.flatMap((moment) => alarm(moment, round.alarmText)),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
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
