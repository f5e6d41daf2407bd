import type { NextRequest } from "next/server";
import { readSession } from "@/lib/web/session/cookie";
import { publicSession } from "@/lib/web/session/public";

/** Who am I: the public half of the session, never a token. */
export async function GET(request: NextRequest): Promise<Response> {
  const session = await readSession(request.cookies, Date.now());
  return Response.json(publicSession(session), { headers: { "cache-control": "private, no-store" } });
}
