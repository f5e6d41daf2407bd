"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/feedback/session-provider";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { SiteLink } from "../site-link";

type Props = { language: Language; defaultLanguage: Language };

/** Sign in, or who is signed in and the way out. Arrives after the page, which is the same for everybody. */
export function AccountLinks({ language, defaultLanguage }: Props) {
  const t = useTranslations("header");
  const { session, signOut } = useSession();
  const link = (path: string) => localePath(path, language, defaultLanguage);
  if (!session?.signedIn) {
    return (
      <SiteLink href={link(paths.login())} className="nav-link">
        {t("login")}
      </SiteLink>
    );
  }
  const { user } = session;
  return (
    <ul className="flex items-center gap-4">
      <li>
        {user.isAdmin ? (
          <a href={paths.officeHome()} className="nav-link">
            {t("admin")}
          </a>
        ) : (
          <SiteLink href={link(paths.myPage())} className="nav-link font-semibold" aria-label={t("myPage")}>
            {user.name}
          </SiteLink>
        )}
      </li>
      <li>
        <button type="button" onClick={() => void signOut()} className="nav-link">
          {t("logout")}
        </button>
      </li>
    </ul>
  );
}
