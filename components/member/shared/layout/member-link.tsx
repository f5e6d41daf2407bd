"use client";

import { PageLink, type PageLinkProps } from "@/components/feedback/page-link";

/** A link inside the account. */
export function MemberLink(props: PageLinkProps) {
  return <PageLink {...props} />;
}
