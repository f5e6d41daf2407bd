/** What browsers refused to run or load (S-41): one log line each, cut to what matters. */
export async function POST(request: Request): Promise<Response> {
  const length = Number(request.headers.get("content-length") ?? 0);
  if (length > 16_384) return new Response(null, { status: 413 });
  const text = (await request.text()).slice(0, 2000);
  process.stdout.write(`${JSON.stringify({ level: "warn", msg: "csp report", report: text })}\n`);
  return new Response(null, { status: 204 });
}
