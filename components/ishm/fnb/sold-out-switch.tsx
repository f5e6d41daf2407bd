"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Chip } from "@/components/ui/chip";
import { Switch } from "@/components/ui/switch";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { useSoldOut } from "./use-sold-out";

/** Whether there is any left of a dish; turning it acts at once. Who may not change dishes reads it. */
export function SoldOutSwitch({ row }: { row: FnbItem }) {
  const t = useTranslations("ishm.fnb.soldOut");
  const { access } = useOffice();
  const turn = useSoldOut();
  const [next, setNext] = useState<boolean | null>(null);
  if (!access(officeMenus.dishes.code).isUpdate) {
    return row.isSoldOut ? <Chip tone="warn">{t("yes")}</Chip> : "–";
  }
  return (
    <Switch
      className="align-middle"
      aria-label={t("switch", { name: row.name })}
      aria-busy={next !== null}
      checked={next ?? row.isSoldOut}
      onChange={async ({ target: { checked } }) => {
        if (next !== null) return;
        setNext(checked);
        await turn(row, checked);
        setNext(null);
      }}
    />
  );
}
