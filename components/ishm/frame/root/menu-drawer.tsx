"use client";

import { useTranslations } from "next-intl";
import { Drawer } from "@/components/ui/layout/drawer";
import { SideMenu } from "../bar/side-menu";

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The side menu of a narrow window. */
export function MenuDrawer({ isOpen, onOpenChange }: Props) {
  const t = useTranslations("ishm.layout");
  const common = useTranslations("common");
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t("menu")}
      closeLabel={common("close")}
      className="bg-side text-on-dark"
    >
      <div className="pt-10">
        <SideMenu onChoose={() => onOpenChange(false)} />
      </div>
    </Drawer>
  );
}
