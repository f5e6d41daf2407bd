import "server-only";
import { cache } from "react";
import type { MenuPasses } from "../session/menu-passes";

const none: MenuPasses = new Map();

/** What the visitor of the page that is being rendered has; nobody, for kept pages and outside of a page. */
const holder = cache((): { passes: MenuPasses } => ({ passes: none }));

/** Lets the reads of this page use the visitor's passes; such a page must not be kept. */
export function takeVisitorPasses(passes: MenuPasses): void {
  holder().passes = passes;
}

export function visitorPasses(): MenuPasses {
  return holder().passes;
}
