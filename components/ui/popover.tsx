"use client";

import { Popover as BasePopover } from "@base-ui/react/popover";
import { type ReactElement, type ReactNode, useRef } from "react";

type Props = {
  /** The caller's button. */
  trigger: ReactElement;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A small panel that opens next to its button; Esc or a press outside closes it. */
export function Popover({ trigger, title, isOpen, onOpenChange, children }: Props) {
  // It opens next to its button, so that it stays inside the landmark of the page.
  const place = useRef<HTMLSpanElement>(null);
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <BasePopover.Trigger render={trigger} />
      <span ref={place} className="contents" />
      <BasePopover.Portal container={place}>
        <BasePopover.Positioner sideOffset={6} align="end" positionMethod="fixed" className="z-50">
          <BasePopover.Popup
            data-slot="popover"
            className="flex max-h-[70vh] w-90 max-w-[calc(100vw-24px)] flex-col rounded-control border border-line-2 bg-sheet text-ink shadow-pop outline-none"
          >
            <BasePopover.Title className="border-b border-line px-4 py-2.5 text-base font-semibold">
              {title}
            </BasePopover.Title>
            <div className="overflow-y-auto overscroll-contain">{children}</div>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
