import Link from "next/link";
import type { ComponentProps } from "react";

/** A link between screens. Their code is fetched when somebody points at it (`components/feedback/runtime.tsx`), not before. */
export function OfficeLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
