import { useTranslations } from "next-intl";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { here: "findId" | "findPassword" | "none"; language: Language; defaultLanguage: Language };

/** The other ways back in. */
export function RecoverLinks({ here, language, defaultLanguage }: Props) {
  const t = useTranslations("recover.links");
  const links = [
    ["login", paths.login()],
    ["findId", paths.findId()],
    ["findPassword", paths.findPassword()],
  ] as const;
  return (
    <nav aria-label={t("label")} className="mt-10 flex flex-wrap gap-x-6 border-t border-line pt-4">
      {links
        .filter(([name]) => name !== here)
        .map(([name, path]) => (
          <MemberLink
            key={name}
            href={localePath(path, language, defaultLanguage)}
            className="link inline-flex min-h-11 items-center"
          >
            {t(name)}
          </MemberLink>
        ))}
    </nav>
  );
}
