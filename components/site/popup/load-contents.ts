import type { ComponentType } from "react";
import type { PopupContentsProps } from "./popup-contents";

let contents: ComponentType<PopupContentsProps> | null = null;

/** Fetches the contents of the sheet of announcements. */
export async function loadContents(): Promise<ComponentType<PopupContentsProps>> {
  contents = (await import("./popup-contents")).PopupContents;
  return contents;
}

/** The same where it is there already: the sheet then opens at its height at once. */
export const loadedContents = () => contents;
