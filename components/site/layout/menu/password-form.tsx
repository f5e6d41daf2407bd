import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { PasswordLock } from "@/lib/web/queries/menu-lock";
import { localePath } from "@/lib/web/routing/locale";

type Props = {
  club: Club;
  language: Language;
  menuCode: string;
  name: string;
  path: string;
  lock: PasswordLock;
};

/** Asks for the password of a page: a plain form, which works without a script. */
export async function PasswordForm({ club, language, menuCode, name, path, lock }: Props) {
  const t = await getTranslations("menuPassword");
  const id = `password-${menuCode}`;
  const error = lock === "closed" ? null : t(lock);
  return (
    <form
      method="post"
      action="/session/menu-pass"
      className="max-w-120 border-t-3 border-pine-800 bg-sheet p-8 mt-10"
    >
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
