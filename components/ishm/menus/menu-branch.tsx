"use client";

import { useRef } from "react";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { useDragOrder } from "../list/use-drag-order";
import { MenuNode } from "./menu-node";
import type { useMenuOrder } from "./use-menu-order";

type Props = {
  menus: readonly AdminMenu[];
  order: ReturnType<typeof useMenuOrder>;
  chosen: string;
  canMove: boolean;
  onChoose: (code: string) => void;
};

/** Menus of one parent, each with its own below it. */
export function MenuBranch({ menus, order, chosen, canMove, onChoose }: Props) {
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
