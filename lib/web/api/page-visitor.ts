import "server-only";
import { cache } from "react";
import type { MenuPasses } from "../session/menu-passes";

/** What the visitor of a page brings: the passes of pages with a password, and the access token of a sign-in. */
export type PageVisitor = { passes: MenuPasses; token: string | null };

const nobody: PageVisitor = { passes: new Map(), token: null };

/** The visitor of the page that is being rendered; nobody, for kept pages and outside of a page. */
const holder = cache((): { visitor: PageVisitor } => ({ visitor: nobody }));

/** Lets the reads of this page see what its visitor may see; such a page must not be kept. */
export function takeVisitor(visitor: PageVisitor): void {
  holder().visitor = visitor;
}

export function pageVisitor(): PageVisitor {
  return holder().visitor;
}
