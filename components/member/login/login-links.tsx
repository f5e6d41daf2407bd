import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { language: Language; defaultLanguage: Language };

/** For who cannot sign in, or not yet. */
export function LoginLinks({ language, defaultLanguage }: Props) {
  const t = useTranslations("login");
  const links = [
    ["findId", paths.findId()],
    ["findPassword", paths.findPassword()],
    ["signUp", paths.signUp.start()],
  ] as const;
  return (
    <nav aria-label={t("help")} className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4">
      {links.map(([name, path]) => (
        <Link
          key={name}
          prefetch={false}
          href={localePath(path, language, defaultLanguage)}
          className="link inline-flex min-h-11 items-center"
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
