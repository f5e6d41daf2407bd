import type { NextRequest } from "next/server";
import { isLanguage } from "@/lib/shared/languages";
import { compileMessages } from "@/lib/web/i18n/compile";
import { loadMessages } from "@/lib/web/i18n/messages";
import { officeMessages } from "@/lib/web/office/office-messages";

/** The texts of the back office in a language, the club's own words among them, ready to be formatted. */
export async function GET(request: NextRequest): Promise<Response> {
  const language = request.nextUrl.searchParams.get("lang");
  if (!isLanguage(language)) return new Response(null, { status: 400 });
  const texts = compileMessages(officeMessages(await loadMessages(language)));
  return Response.json(texts, { headers: { "cache-control": "private, no-store" } });
}
