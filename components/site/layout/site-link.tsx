"use client";

import { PageLink, type PageLinkProps } from "@/components/feedback/page-link";
import { usePublicHref } from "./frame/addresses";

/** A link inside the site, at the address that the club gave its page. */
export function SiteLink({ href, ...link }: PageLinkProps) {
  return <PageLink href={usePublicHref()(href)} {...link} />;
}
