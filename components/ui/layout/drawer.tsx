"use client";

import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { cn } from "../cn";
import { Sign } from "./signs";

type DrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The accessible name. */
  label: string;
  closeLabel: string;
  children: ReactNode;
  className?: string;
};

const popup =
  "fixed inset-y-0 start-0 z-50 flex w-72 max-w-[calc(100vw-48px)] flex-col overflow-y-auto overscroll-contain " +
  "shadow-dialog outline-none transition-transform duration-[240ms] ease-panel " +
  "data-ending-style:-translate-x-full data-starting-style:-translate-x-full";

/** A panel at the start edge with the behaviour of a dialog: focus goes in, stays in and returns. */
export function Drawer({ isOpen, onOpenChange, label, closeLabel, children, className }: DrawerProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop
          data-slot="dialog-backdrop"
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-[240ms] data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <BaseDialog.Popup
          data-slot="drawer"
          aria-label={label}
          aria-modal="true"
          className={cn(popup, className)}
        >
          <BaseDialog.Close
            aria-label={closeLabel}
            className="absolute end-1.5 top-1.5 inline-flex size-11 items-center justify-center rounded-control text-current"
          >
            <Sign name="close" />
          </BaseDialog.Close>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
