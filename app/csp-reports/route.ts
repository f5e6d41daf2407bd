import { BodyTooLarge, limitedText } from "@/lib/web/bff/body";

const mostBytes = 16 * 1024;
const maxCharacters = 2000;

/** Logs what browsers refused to run or load (S-41): one short line each. */
export async function POST(request: Request): Promise<Response> {
  try {
    const report = (await limitedText(request, mostBytes)).slice(0, maxCharacters);
    process.stdout.write(`${JSON.stringify({ level: "warn", msg: "csp report", report })}\n`);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof BodyTooLarge) return new Response(null, { status: 413 });
    throw error;
  }
}
