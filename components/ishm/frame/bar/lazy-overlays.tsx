"use client";

import { type ComponentProps, type ComponentType, cloneElement, type ReactElement, useState } from "react";
import type { Menu } from "@/components/ui/menu";
import type { Popover } from "@/components/ui/popover";

const loadMenu = () => import("@/components/ui/menu").then((part) => part.Menu);
const loadPopover = () => import("@/components/ui/popover").then((part) => part.Popover);

type Trigger = ReactElement<ComponentProps<"button">>;
type MenuProps = Omit<ComponentProps<typeof Menu>, "isOpenFirst"> & { trigger: Trigger };
type PopoverProps = ComponentProps<typeof Popover> & { trigger: Trigger };

/** The code of an overlay: fetched when somebody points at its button or reaches it, there after a press. */
function useLazy<P>(load: () => Promise<ComponentType<P>>) {
  const [Full, setFull] = useState<ComponentType<P> | null>(null);
  const ahead = () => void load().catch(() => {});
  const open = () => void load().then((loaded) => setFull(() => loaded));
  return { Full, ahead, open };
}

/** A menu of the bar: the first screen does without the code of menus until one is wanted. */
export function LazyMenu(props: MenuProps) {
  const { Full, ahead, open } = useLazy(loadMenu);
  if (Full) return <Full {...props} isOpenFirst />;
  const wiring = { "aria-haspopup": "menu", "aria-expanded": false } as const;
  return cloneElement(props.trigger, { ...wiring, onPointerEnter: ahead, onFocus: ahead, onClick: open });
}

/** The same for a panel. */
export function LazyPopover(props: PopoverProps) {
  const { Full, ahead, open } = useLazy(loadPopover);
  if (Full) return <Full {...props} />;
  const wiring = { "aria-haspopup": "dialog", "aria-expanded": false } as const;
  const onClick = () => {
    props.onOpenChange(true);
    open();
  };
  return cloneElement(props.trigger, { ...wiring, onPointerEnter: ahead, onFocus: ahead, onClick });
}
