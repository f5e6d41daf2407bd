import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";
import { useOffice } from "./root/office-context";

type Props = {
  /** An address of the site, without its language. */
  path: string;
  /** The language of the page; that of the office by default. */
  language?: Language;
  className?: string;
  children: string;
};

/** A page of the site, in a window of its own. */
export function SiteButton({ path, language, className, children }: Props) {
  const common = useTranslations("common");
  const office = useOffice();
  return (
    <ButtonLink
      href={localePath(path, language ?? office.language, office.defaultLanguage)}
      target="_blank"
      rel="noopener"
      variant="quiet"
      size="small"
      className={className}
    >
      {children}
      <Icon name="external" size={16} />
      <span className="visually-hidden">{common("newWindow")}</span>
    </ButtonLink>
  );
}
