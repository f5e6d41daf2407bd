import type { NextRequest } from "next/server";
import { officeTextsOf } from "@/lib/web/first/office-texts";

/** The texts of the back office in a language, the club's own words among them, ready to be formatted. */
export async function GET(request: NextRequest): Promise<Response> {
  const texts = await officeTextsOf(request.nextUrl.searchParams.get("lang"));
  if (texts === null) return new Response(null, { status: 400 });
  const headers = { "cache-control": "private, no-store", "content-type": "application/json" };
  return new Response(texts, { headers });
}
