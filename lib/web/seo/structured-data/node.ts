import type { Language } from "@/lib/shared/languages";
import type { Club } from "../../queries/club";
import { siteAddress } from "../../routing/site-address";

/** A thing of schema.org; what is undefined is left out when it is written. */
export type SchemaNode = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** What structured data is told of the site; absolute addresses come from `origin`, never from a request (S-27). */
export type SchemaSite = { club: Club; language: Language; origin: string };

/** The absolute address of a path in the page's language. */
export function pageAddress({ club, language, origin }: SchemaSite, path: string): string {
  return siteAddress(club, path, language, origin);
}

/** A picture's absolute address; undefined for none. */
export function pictureAddress({ origin }: SchemaSite, url: string | null | undefined): string | undefined {
  return url ? new URL(url, origin).href : undefined;
}

/** The names by which pages speak of the club and its site: the same in every language. */
export const identifiers = (origin: string) => ({
  organization: `${origin}/#organization`,
  course: `${origin}/#course`,
  site: `${origin}/#website`,
});

/** One or many things as the text of a JSON-LD block. */
export function schemaText(nodes: readonly SchemaNode[]): string {
  const [only] = nodes;
  const graph = nodes.length === 1 && only ? only : { "@graph": nodes };
  return JSON.stringify({ "@context": "https://schema.org", ...graph });
}
