import type { NextRequest } from "next/server";
import { isLanguage } from "@/lib/shared/languages";
import { isAnswered, providerAnswer } from "@/lib/web/identity/identity-window";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { currentSnapshot, knownDefaultLanguage } from "@/lib/web/routing/snapshot";

const mostBytes = 65_536;

/**
 * Where a provider of identity checks sends the browser back to (domain.md 9.1 to 9.3), by query or by form. Comes from
 * another site, so the same-site rule cannot hold here; it changes nothing, it only leads on, with the answer where no
 * log and no referrer sees it: in the fragment.
 */
async function leadBack(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const posted = request.method === "POST" ? await postedFields(request) : [];
  const answer = providerAnswer([...searchParams, ...posted]);
  // Real clock: the age of entries of this process.
  const current = await currentSnapshot(Date.now());
  const home = "snapshot" in current ? current.snapshot.defaultLanguage : knownDefaultLanguage();
  const asked = searchParams.get("lang");
  const path = isAnswered(answer) ? paths.signUp.authSuccess() : paths.signUp.authFail();
  const fragment = new URLSearchParams(answer).toString();
  const location =
    localePath(path, isLanguage(asked) ? asked : home, home) + (fragment ? `#${fragment}` : "");
  const headers = { location, "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
}

async function postedFields(request: NextRequest): Promise<[string, FormDataEntryValue][]> {
  if (Number(request.headers.get("content-length") ?? mostBytes + 1) > mostBytes) return [];
  try {
    return [...(await request.formData())];
  } catch {
    // A body that is no form is no answer of the provider.
    return [];
  }
}

export { leadBack as GET, leadBack as POST };
