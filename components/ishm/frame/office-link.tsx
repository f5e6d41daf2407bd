import Link from "next/link";
import type { ComponentProps } from "react";

/** A link between screens. Their code is loaded when it is needed: nothing is prefetched. */
export function OfficeLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
