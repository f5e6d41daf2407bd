import type { NextRequest } from "next/server";
import { webNow } from "@/lib/web/clock";
import { readSession } from "@/lib/web/session/cookie";
import { markerFor } from "@/lib/web/session/member-marker";
import { publicSession } from "@/lib/web/session/options";

/** Who am I: the public half of the session, never a token. */
export async function GET(request: NextRequest): Promise<Response> {
  const now = webNow();
  const session = await readSession(request.cookies, now);
  const headers = new Headers({ "cache-control": "private, no-store" });
  const marker = markerFor(session, request.cookies, now);
  if (marker) headers.set("set-cookie", marker);
  return Response.json(publicSession(session, now), { headers });
}
