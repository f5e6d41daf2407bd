"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { MenuBranch } from "./menu-branch";
import { useMenuOrder } from "./use-menu-order";

type Props = {
  tree: readonly AdminMenu[];
  chosen: string;
  onChoose: (code: string) => void;
  onSaved: () => Promise<unknown>;
};

/** The menus in their order, which is changed with buttons, keys or the pointer and saved at once for all. */
export function MenuTree({ tree, chosen, onChoose, onSaved }: Props) {
  const t = useTranslations("ishm.menus.order");
  const common = useTranslations("common");
  const { access } = useOffice();
  const canSave = access(officeMenus.menus.code).isUpdate;
  const order = useMenuOrder(tree, onSaved);
  return (
    <section aria-label={t("tree")} className="rounded-panel border border-line bg-sheet">
      <div className="border-b border-line px-4 py-2.5">
        <h2 className="font-display text-sub">{t("tree")}</h2>
        {canSave ? <p className="text-chip text-ink-3">{t("hint")}</p> : null}
      </div>
      <MenuBranch
        menus={order.sorted(null, tree)}
        order={order}
        chosen={chosen}
        canMove={canSave}
        onChoose={onChoose}
      />
      <p role="status" className="visually-hidden">
        {order.said}
      </p>
      {order.changes.length > 0 ? (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-warn-tint px-4 py-2.5">
          <p className="grow font-medium text-warn">{t("changed")}</p>
          <Button size="small" isBusy={order.isBusy} busyText={common("saving")} onClick={order.save}>
            {t("save")}
          </Button>
          <Button variant="outline" size="small" onClick={order.discard}>
            {t("discard")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
