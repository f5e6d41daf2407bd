import { focusQuietly } from "@/lib/web/runtime/hash-scroll";

/** Moves the focus to the title after a form was replaced: its button is gone. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1");
  if (title) focusQuietly(title);
}
