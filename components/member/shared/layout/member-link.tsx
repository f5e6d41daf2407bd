"use client";

import Link from "next/link";
import type { ComponentPropsWithRef } from "react";

type Props = Omit<ComponentPropsWithRef<typeof Link>, "href"> & { href: string };

/** A link inside the account; not prefetched, since its pages may not be cached. */
export function MemberLink(props: Props) {
  return <Link prefetch={false} {...props} />;
}
