"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { useDragOrder } from "../list/use-drag-order";
import { MenuNode } from "./menu-node";
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
        {order.announced}
      </p>
      {order.changes.length > 0 ? (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-warn-tint px-4 py-2.5">
          <p className="w-full font-medium text-warn">{t("changed")}</p>
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

type MenuBranchProps = {
  menus: readonly AdminMenu[];
  order: ReturnType<typeof useMenuOrder>;
  chosen: string;
  canMove: boolean;
  onChoose: (code: string) => void;
};

/** Menus of one parent, each with its own below it. */
function MenuBranch({ menus, order, chosen, canMove, onChoose }: MenuBranchProps) {
  const list = useRef<HTMLUListElement>(null);
  const codes = menus.map(({ code }) => code);
  const drag = useDragOrder(list, codes, order.place);
  return (
    <ul ref={list}>
      {menus.map((menu, place) => (
        <li key={menu.code} className="border-b border-line last:border-b-0">
          <MenuNode
            menu={menu}
            isChosen={menu.code === chosen}
            isDragged={drag.dragged === menu.code}
            canMove={canMove && menus.length > 1}
            isFirst={place === 0}
            isLast={place === menus.length - 1}
            onChoose={() => onChoose(menu.code)}
            onStep={(step) => order.place(codes, menu.code, place + step)}
            onGrab={() => drag.start(menu.code)}
          />
          {menu.children.length > 0 ? (
            <div className="border-t border-line ps-5">
              <MenuBranch
                menus={order.sorted(menu.code, menu.children)}
                order={order}
                chosen={chosen}
                canMove={canMove}
                onChoose={onChoose}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
