"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import type { AdminMenu } from "@/lib/contract/site/menus";

type Props = {
  menu: AdminMenu;
  isChosen: boolean;
  isDragged: boolean;
  canMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChoose: () => void;
  onStep: (step: -1 | 1) => void;
  onGrab: () => void;
};

const small =
  "inline-flex size-7 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink " +
  "aria-disabled:text-ink-3 aria-disabled:opacity-40 aria-disabled:hover:bg-transparent";

/** One menu of the tree, with the handles that move it among its siblings. */
export function MenuNode(props: Props) {
  const { menu, isChosen, isDragged, canMove, isFirst, isLast, onChoose, onStep, onGrab } = props;
  const t = useTranslations("ishm.menus.order");
  const onKeys = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (!event.altKey || step === null || !canMove) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <div
      className={cn(
        "flex min-h-10 items-center gap-0.5 pe-2",
        isChosen && "bg-selected shadow-[inset_3px_0_0_var(--primary)]",
        isDragged && "bg-warn-tint",
      )}
    >
      {canMove ? (
        <span
          aria-hidden="true"
          title={t("drag")}
          onPointerDown={(event) => {
            event.preventDefault();
            onGrab();
          }}
          className="flex h-10 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-ink-3 active:cursor-grabbing"
        >
          <Icon name="drag" size={16} />
        </span>
      ) : (
        <span className="w-4 shrink-0" />
      )}
      <button
        type="button"
        id={`menu-${menu.code}`}
        aria-current={isChosen ? "true" : undefined}
        onClick={onChoose}
        onKeyDown={onKeys}
        className="flex min-h-10 min-w-0 grow items-center gap-2 px-2 text-start focus-visible:-outline-offset-3"
      >
        <span className={cn("truncate", menu.parentCode === null && "font-semibold")}>{menu.name}</span>
        <MenuMarks menu={menu} />
      </button>
      {canMove ? (
        <>
          <button
            type="button"
            id={`menu-up-${menu.code}`}
            aria-disabled={isFirst}
            aria-label={t("up", { menu: menu.name })}
            onClick={() => (isFirst ? undefined : onStep(-1))}
            className={small}
          >
            <Icon name="chevron-up" size={16} />
          </button>
          <button
            type="button"
            id={`menu-down-${menu.code}`}
            aria-disabled={isLast}
            aria-label={t("down", { menu: menu.name })}
            onClick={() => (isLast ? undefined : onStep(1))}
            className={small}
          >
            <Icon name="chevron-down" size={16} />
          </button>
        </>
      ) : null}
    </div>
  );
}

/** Marks of a menu: hidden, restricted, main page. */
function MenuMarks({ menu }: { menu: AdminMenu }) {
  const t = useTranslations("ishm.menus");
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-ink-3">
      {menu.isVisible ? null : <Icon name="eye-off" size={16} label={t("marks.hidden")} />}
      {menu.permit === "0" ? null : <Icon name="lock" size={16} label={t(`permits.${menu.permit}`)} />}
      {menu.isMainPage ? <Icon name="home" size={16} label={t("marks.main")} /> : null}
    </span>
  );
}
