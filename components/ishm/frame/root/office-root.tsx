"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import { officeLanguage } from "@/components/ishm/frame/office-language";
import { chooseLanguage, everyLanguage, type Language } from "@/lib/shared/languages";
import { OfficeGate } from "./office-gate";
import { OfficeSkeleton } from "./office-skeleton";
import { useOfficeFonts } from "./use-office-fonts";
import { useOfficeSession } from "./use-office-session";
import { useOfficeTexts } from "./use-office-texts";

/** The back office from the first line of its empty page: language, texts, then who works here. */
export function OfficeRoot({ children }: { children: ReactNode }) {
  const known = useOfficeSession();
  const language = useOfficeLanguage(known);
  const texts = useOfficeTexts(language);
  const shown = texts?.language;
  useOfficeFonts(shown);
  useEffect(() => {
    if (shown) document.documentElement.lang = shown;
  }, [shown]);
  if (!texts) return <OfficeSkeleton />;
  return (
    <NextIntlClientProvider locale={texts.language} messages={texts.messages} timeZone="UTC">
      <Suspense fallback={<OfficeSkeleton />}>
        <OfficeGate known={known} language={texts.language}>
          {children}
        </OfficeGate>
      </Suspense>
    </NextIntlClientProvider>
  );
}

/** Chosen in the header and stored; else the admin's own, or the browser's; null while neither is known. */
function useOfficeLanguage(known: ReturnType<typeof useOfficeSession>): Language | null {
  const chosen = useSyncExternalStore(officeLanguage.subscribe, officeLanguage.read, () => null);
  if (chosen) return chosen;
  if (known.kind === "unknown") return null;
  const own = known.kind === "signed-in" ? known.session.user.lang : null;
  return chooseLanguage(own, navigator.languages.join(), everyLanguage);
}
