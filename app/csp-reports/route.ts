import { BodyTooLarge, limitedText } from "@/lib/web/bff/body";

const mostBytes = 16 * 1024;
const maxCharacters = 2000;
/** Anybody may send reports. A fault of ours shows in a few of them, and the disk holds the log of nobody's thousands. */
const linesPerMinute = 60;
const minute = { endsAt: 0, lines: 0 };

/** Whether one more line may be written in this minute; the first one too many is told instead. */
function takesLine(now: number): boolean {
  if (now >= minute.endsAt) Object.assign(minute, { endsAt: now + 60_000, lines: 0 });
  minute.lines += 1;
  if (minute.lines === linesPerMinute + 1) {
    log({
      msg: "csp reports",
      report: `more than ${linesPerMinute} in a minute; the rest of it is left out`,
    });
  }
  return minute.lines <= linesPerMinute;
}

function log(line: { msg: string; report: string }): void {
  process.stdout.write(`${JSON.stringify({ level: "warn", ...line })}\n`);
}

/** Logs what browsers refused to run or load (S-41): one short line each. */
export async function POST(request: Request): Promise<Response> {
  try {
    const report = (await limitedText(request, mostBytes)).slice(0, maxCharacters);
    // Real clock: how fast the log grows.
    if (takesLine(Date.now())) log({ msg: "csp report", report });
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof BodyTooLarge) return new Response(null, { status: 413 });
    throw error;
  }
}
