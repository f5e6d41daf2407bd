"use client";

import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { cn } from "./cn";
import { Sign } from "./layout/signs";

type DialogProps = {
  isOpen: boolean;
  /** Called with false on Esc, on a press outside and from a closing button. */
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the acting one last. */
  footer?: ReactNode;
  /** False keeps the dialog open until a button is pressed (Esc and a press outside do nothing). */
  isDismissible?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes on closing, when the opener is gone by then. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Names the closing cross in the corner; without it the dialog has none. */
  closeLabel?: string;
  className?: string;
};

const popup =
  "fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[550px] max-w-[calc(100vw-32px)] flex-col " +
  "-translate-x-1/2 -translate-y-1/2 overflow-y-auto overscroll-contain rounded-panel rule-heavy bg-sheet " +
  "px-6 py-7 text-ink shadow-dialog transition-[opacity,transform] duration-[240ms] ease-panel outline-none " +
  "data-ending-style:opacity-0 data-starting-style:translate-y-[calc(-50%+12px)] data-starting-style:opacity-0 " +
  "sm:px-9 sm:py-8";

/** A modal dialog: focus goes in, stays in and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { isDismissible = true, onOpenChange } = props;
  return (
    <BaseDialog.Root
      open={props.isOpen}
      disablePointerDismissal={!isDismissible}
      onOpenChange={(isOpen, details) => {
        if (!isOpen && !isDismissible && details.reason === "escape-key") return;
        onOpenChange(isOpen);
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop
          data-slot="dialog-backdrop"
          className="fixed inset-0 z-50 bg-scrim transition-opacity duration-[240ms] data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <BaseDialog.Popup
          data-slot="dialog"
          aria-modal="true"
          initialFocus={props.initialFocus}
          finalFocus={props.finalFocus}
          className={cn(popup, props.className)}
        >
          <BaseDialog.Title className="font-display text-dialog text-heading">{props.title}</BaseDialog.Title>
          {props.description ? (
            <BaseDialog.Description className="mt-3 text-base text-ink-2">
              {props.description}
            </BaseDialog.Description>
          ) : null}
          {props.children ? <div className="mt-5">{props.children}</div> : null}
          {props.closeLabel ? (
            <BaseDialog.Close
              aria-label={props.closeLabel}
              className="absolute end-2 top-2 inline-flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink"
            >
              <Sign name="close" />
            </BaseDialog.Close>
          ) : null}
          {props.footer ? (
            <div data-slot="dialog-footer" className="mt-7 flex flex-wrap justify-end gap-3">
              {props.footer}
            </div>
          ) : null}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
