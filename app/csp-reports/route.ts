import { BodyTooLarge, limitedText } from "@/lib/web/bff/body";
import { cspFacts } from "@/lib/web/csp-report";
import { logLine } from "@/lib/web/log";

const mostBytes = 16 * 1024;
/** Anybody may send reports. A fault of ours shows in a few of them, and the disk holds the log of nobody's thousands. */
const linesPerMinute = 60;
const minute = { endsAt: 0, lines: 0 };

/** Whether one more line may be written in this minute; the first one too many is told instead. */
function takesLine(now: number): boolean {
  if (now >= minute.endsAt) Object.assign(minute, { endsAt: now + 60_000, lines: 0 });
  minute.lines += 1;
  if (minute.lines === linesPerMinute + 1) {
    logLine("warn", "csp reports", {
      left: `more than ${linesPerMinute} in a minute; the rest of it is left out`,
    });
  }
  return minute.lines <= linesPerMinute;
}

/** Logs what browsers refused to run or load (S-41): one short line each. */
export async function POST(request: Request): Promise<Response> {
  try {
    const facts = cspFacts(await limitedText(request, mostBytes));
    // Real clock: how fast the log grows.
    if (takesLine(Date.now())) logLine("warn", "csp report", facts ?? { directive: "unreadable" });
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof BodyTooLarge) return new Response(null, { status: 413 });
    throw error;
  }
}
