import Link from "next/link";
import type { ComponentPropsWithRef } from "react";

/** A link inside the site; not fetched ahead of time but by the queue of at most five (seed §9). */
export function SiteLink(props: ComponentPropsWithRef<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
