import type { NextRequest } from "next/server";
import { webNow } from "@/lib/web/clock";
import { readSession } from "@/lib/web/session/cookie";
import { publicSession } from "@/lib/web/session/options";

/** Who am I: the public half of the session, never a token. */
export async function GET(request: NextRequest): Promise<Response> {
  const now = webNow();
  const session = await readSession(request.cookies, now);
  return Response.json(publicSession(session, now), { headers: { "cache-control": "private, no-store" } });
}
