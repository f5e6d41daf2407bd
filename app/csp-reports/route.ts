import { BodyTooLarge, limitedText } from "@/lib/web/bff/body";

const mostBytes = 16 * 1024;
const keptCharacters = 2000;

/** What browsers refused to run or load (S-41): one log line each, cut to what matters. */
export async function POST(request: Request): Promise<Response> {
  try {
    const report = (await limitedText(request, mostBytes)).slice(0, keptCharacters);
    process.stdout.write(`${JSON.stringify({ level: "warn", msg: "csp report", report })}\n`);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof BodyTooLarge) return new Response(null, { status: 413 });
    throw error;
  }
}
