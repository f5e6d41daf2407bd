import { focusQuietly } from "@/lib/web/runtime/hash-scroll";

/** After a form made way for what it saved: the button that was pressed is gone, reading goes on at the title. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1");
  if (title) focusQuietly(title);
}
