"use client";

import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { Runtime } from "@/components/feedback/runtime";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/layout/empty-state";
import type { Language } from "@/lib/shared/languages";
import { paths } from "@/lib/web/routing/paths";
import { inLanguageOf, loginFrom } from "@/lib/web/runtime/addresses";
import type { PublicSession } from "@/lib/web/session/options";
import { useMovedElsewhere } from "../bar/use-club-move";
import { OfficeFailure } from "../office-failure";
import { OfficeFrame } from "./office-frame";
import { OfficeContextProvider } from "./office-provider";
import { OfficeSkeleton } from "./office-skeleton";
import { useOfficeData } from "./use-office-data";
import type { OfficeSession } from "./use-office-session";

type Props = { known: OfficeSession; language: Language; children: ReactNode };

/** Only admins pass (seed §5); what others see here is this screen, never data. */
export function OfficeGate({ known, language, children }: Props) {
  const t = useTranslations("ishm.layout");
  if (known.kind === "unknown") return <OfficeSkeleton />;
  if (known.kind === "signed-in" && known.session.user.adminIdx !== null) {
    if (known.session.user.pending) return <PasswordFirst language={language} />;
    return (
      <SignedInOffice session={known.session} adminIdx={known.session.user.adminIdx} language={language}>
        {children}
      </SignedInOffice>
    );
  }
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <EmptyState
        title={known.kind === "signed-out" ? t("signedOut") : t("noAccess")}
        text={known.kind === "signed-out" ? undefined : t("noAccessHint")}
        action={
          <ButtonLink
            href={
              known.kind === "signed-out"
                ? loginFrom(paths.officeHome(), language)
                : inLanguageOf(`/${language}`, paths.home())
            }
          >
            {known.kind === "signed-out" ? t("signIn") : t("viewSite")}
          </ButtonLink>
        }
        className="w-full max-w-lg"
      />
    </main>
  );
}

/** A first or an expired password is changed where one signs in; then the way leads back here. */
function PasswordFirst({ language }: { language: Language }) {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => router.replace(loginFrom(path, language)), [router, path, language]);
  return <OfficeSkeleton />;
}

type SignedInProps = {
  session: Extract<PublicSession, { signedIn: true }>;
  adminIdx: number;
  language: Language;
  children: ReactNode;
};

function SignedInOffice({ session, adminIdx, language, children }: SignedInProps) {
  const { office, formats, defaultLanguage, failure, retry } = useOfficeData(session, adminIdx, language);
  useMovedElsewhere(session.user.clubCode);
  return (
    <>
      {office ? (
        <OfficeContextProvider value={office}>
          <OfficeFrame>{children}</OfficeFrame>
        </OfficeContextProvider>
      ) : failure ? (
        <OfficeFailure failure={failure} onRetry={retry} />
      ) : (
        <OfficeSkeleton />
      )}
      <Runtime
        area="office"
        clubCode={session.user.clubCode}
        language={language}
        defaultLanguage={defaultLanguage}
        timeZone={formats.standardTimeZone}
        formats={formats}
      />
    </>
  );
}
