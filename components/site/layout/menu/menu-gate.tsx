import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SiteLink } from "@/components/site/layout/site-link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Menu } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { getMenuLock, type PasswordLock } from "@/lib/web/queries/menu-lock";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { MemberReturn } from "./member-return";
import { TitledSection } from "./titled-section";

type Props = {
  club: Club;
  language: Language;
  menuCode: string;
  /** Where the password leads back to, without language. */
  path: string;
  /** The frame of the password form: none below a page's title, else a page or section with the menu's name. */
  as?: "part" | "section" | "page";
  /** It holds nothing but what the member's own calls bring, which ask for the sign-in themselves. */
  isMembersOwn?: boolean;
  children: ReactNode;
};

/**
 * Content of a menu, or what would open it: its password (domain.md P5) or a sign-in. Of a hidden menu nothing. Kept pages
 * hold the question only: content that is not everybody's is rendered for its visitor alone.
 */
export async function MenuGate({ club, language, menuCode, path, as = "part", ...own }: Props) {
  const { children, isMembersOwn = false } = own;
  const lock = await getMenuLock(language, menuCode);
  if (lock === null || (lock === "sign-in" && isMembersOwn)) return children;
  if (lock === "hidden") return null;
  const menu = findMenu(club.menus, menuCode);
  const asked = { path, name: menu?.name ?? "" };
  const form =
    lock === "sign-in" || lock === "forbidden" ? (
      <ClosedNote {...asked} lock={lock} />
    ) : (
      <PasswordForm club={club} language={language} menuCode={menuCode} lock={lock} {...asked} />
    );
  if (as === "part") return form;
  if (as === "page") {
    return (
      <div className="page-width pt-14 pb-32">
        <h1 className="font-serif text-title">{menu?.name}</h1>
        {form}
      </div>
    );
  }
  return (
    <TitledSection id={menu?.seoSlug.split("#")[1] ?? menuCode} title={menu?.name}>
      {form}
    </TitledSection>
  );
}

function findMenu(menus: readonly Menu[], code: string): Menu | undefined {
  return menus.flatMap((menu) => [menu, ...menu.children]).find((menu) => menu.code === code);
}

type ClosedNoteProps = { name: string; path: string; lock: "sign-in" | "forbidden" };

/** Stands in the place of what is for who signed in, or for others than who is. */
async function ClosedNote({ name, path, lock }: ClosedNoteProps) {
  const t = await getTranslations("menuClosed");
  return (
    <div className="max-w-120 rule-heavy bg-sheet p-8 mt-10">
      <p className="text-lead text-ink-2">{t(lock === "sign-in" ? "signInLead" : "forbidden", { name })}</p>
      {lock === "sign-in" ? (
        <>
          <SiteLink href={paths.login(path)} className="mt-6 inline-block font-semibold underline">
            {t("signIn")}
          </SiteLink>
          <MemberReturn />
        </>
      ) : null}
    </div>
  );
}

type PasswordFormProps = {
  club: Club;
  language: Language;
  menuCode: string;
  name: string;
  path: string;
  lock: PasswordLock;
};

/** Asks for the password of a page: a plain form, which works without a script. */
async function PasswordForm({ club, language, menuCode, name, path, lock }: PasswordFormProps) {
  const t = await getTranslations("menuPassword");
  const id = `password-${menuCode}`;
  const error = lock === "closed" ? null : t(lock);
  return (
    <form method="post" action="/session/menu-pass" className="max-w-120 rule-heavy bg-sheet p-8 mt-10">
      <input type="hidden" name="menu" value={menuCode} />
      <input type="hidden" name="next" value={localePath(path, language, club.defaultLanguage)} />
      <p className="text-lead text-ink-2">{t("lead", { name })}</p>
      <label htmlFor={id} className="mt-6 block font-semibold">
        {t("label")}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <Input
          id={id}
          type="password"
          name="password"
          required
          maxLength={64}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="min-w-0 flex-1 basis-48"
        />
        <Button type="submit">{t("open")}</Button>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-3 text-bad">
          {error}
        </p>
      ) : null}
    </form>
  );
}
