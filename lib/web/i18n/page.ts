import "server-only";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { isLanguage, type Language } from "@/lib/shared/languages";

/** The language of a page from its `[locale]` segment; sets it for the texts of this render. */
export async function pageLanguage(params: Promise<{ locale: string }>): Promise<Language> {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  setRequestLocale(locale);
  return locale;
}
