import type { NextRequest } from "next/server";
import { whoIsHere } from "@/lib/web/bff/current-session";
import { webNow } from "@/lib/web/clock";
import { publicSession } from "@/lib/web/session/options";

/** Who am I: the public half of the session, never a token. */
export async function GET(request: NextRequest): Promise<Response> {
  const { session, lines } = await whoIsHere(request);
  const headers = new Headers({ "cache-control": "private, no-store" });
  for (const line of lines) headers.append("set-cookie", line);
  return Response.json(publicSession(session, webNow()), { headers });
}
