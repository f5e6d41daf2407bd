"use client";

import { PageLink, type PageLinkProps } from "@/components/ui/page-link";

/** A link inside the account. */
export function MemberLink(props: PageLinkProps) {
  return <PageLink {...props} />;
}
