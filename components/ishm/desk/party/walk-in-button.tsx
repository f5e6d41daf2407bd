"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/layout/icons";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../../frame/root/office-context";
import { WalkInForm } from "./walk-in-form";

type Props = { date: string; refresh: () => Promise<unknown>; onBooked: (rsvNo: string) => void };

/** Books who stands at the desk without a booking, and opens the party. */
export function WalkInButton({ date, refresh, onBooked }: Props) {
  const t = useTranslations("ishm.desk.walkIn");
  const common = useTranslations("common");
  const { access } = useOffice();
  const [isOpen, setOpen] = useState(false);
  if (!access(officeMenus.sheet.code).isCreate) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Icon name="plus" size={18} />
        {t("open")}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={t("title")} closeLabel={common("close")}>
        {isOpen ? (
          <WalkInForm
            date={date}
            onClose={() => setOpen(false)}
            onBooked={async (rsvNo) => {
              setOpen(false);
              await refresh();
              onBooked(rsvNo);
            }}
          />
        ) : null}
      </Dialog>
    </>
  );
}
