import { PageLink, type PageLinkProps } from "@/components/feedback/page-link";

/** A link between screens. Their code is fetched when somebody points at it (`components/feedback/runtime.tsx`), not before. */
export function OfficeLink(props: PageLinkProps) {
  return <PageLink {...props} />;
}
