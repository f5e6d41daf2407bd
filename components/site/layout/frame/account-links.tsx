"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { SiteLink } from "@/components/site/layout/site-link";
import { isAtOrBelow } from "@/lib/shared/addresses/menu-paths";
import type { Language } from "@/lib/shared/languages";
import { localePath, splitLocale } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { useScreenPath } from "./addresses";

type Props = { language: Language; defaultLanguage: Language };

/** Sign in, or who is signed in and the way out. Arrives after the page, which is the same for everybody. */
export function AccountLinks({ language, defaultLanguage }: Props) {
  const t = useTranslations("header");
  const { session, signOut } = useSession();
  const link = (path: string) => localePath(path, language, defaultLanguage);
  if (!session?.signedIn) {
    return (
      <div className="account-links">
        <div className={session ? "contents" : "for-visitors"}>
          <SiteLink href={link(paths.login())} className="nav-link">
            {t("login")}
          </SiteLink>
        </div>
      </div>
    );
  }
  const { user } = session;
  return (
    <ul className="account-links gap-4">
      <li className="min-w-0">
        {user.isAdmin ? (
          <a href={paths.officeHome()} className="nav-link">
            {t("admin")}
          </a>
        ) : (
          <SiteLink
            href={link(paths.myPage())}
            className="nav-link font-semibold"
            aria-label={`${user.name}, ${t("myPage")}`}
          >
            <span className="account-name">{user.name}</span>
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

type CurrentLinkProps = ComponentProps<typeof SiteLink> & { path: string; defaultLanguage: Language };

/** A link that is marked as current when its page, or one below it, is shown. */
export function CurrentLink({ path, defaultLanguage, ...link }: CurrentLinkProps) {
  const screenPath = useScreenPath();
  const here = screenPath(splitLocale(usePathname(), defaultLanguage).rest);
  const isCurrent = isAtOrBelow(here, screenPath(path));
  return <SiteLink {...link} aria-current={isCurrent ? "page" : undefined} />;
}
