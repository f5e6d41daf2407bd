import { useEffect, useState } from "react";
import { isOfficeLocked } from "@/lib/web/runtime/session/office-lock";
import { browserStorage } from "@/lib/web/runtime/storage";

const key = "clubfront.officeKeys";
const openDialog = "dialog[open], [role=dialog], [role=alertdialog], [role=menu]";
const typed = "input, textarea, select, [contenteditable=true], [role=textbox], [role=combobox]";

/** Whether single signs count as shortcuts in this browser; whoever speaks to his computer turns them off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  return browserStorage("local").getItem(key) !== "off";
}

export function turnKeys(isOn: boolean): void {
  browserStorage("local").setItem(key, isOn ? "on" : "off");
}

/** `?` opens the list of shortcuts, `/` leads to the search of the list on the screen. */
export function useShortcuts() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForUs(event)) return;
      if (event.key === "?") setOpen(true);
      else if (!focusSearch()) return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return { isOpen, setOpen };
}

function isForUs({ key: sign, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if ((sign !== "?" && sign !== "/") || ctrlKey || metaKey || altKey || isComposing || !areKeysOn())
    return false;
  if (target instanceof Element && target.closest(typed)) return false;
  return !isOfficeLocked() && !document.querySelector(openDialog);
}

/** The search of the screen that is shown; false where it has none. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("main input[type=search]")];
  const field = fields.find((one) => !one.closest("[data-kept]"));
  field?.focus();
  field?.select();
  return field !== undefined;
}
