import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import type { AdminMenu } from "@/lib/contract/site/menus";

/** What visitors have of a menu, where it is not simply there: hidden, not for everybody, the main page. */
export function MenuMarks({ menu }: { menu: AdminMenu }) {
  const t = useTranslations("ishm.menus");
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-ink-3">
      {menu.isVisible ? null : <Icon name="eye-off" size={16} label={t("marks.hidden")} />}
      {menu.permit === "0" ? null : <Icon name="lock" size={16} label={t(`permits.${menu.permit}`)} />}
      {menu.isMainPage ? <Icon name="home" size={16} label={t("marks.main")} /> : null}
    </span>
  );
}
