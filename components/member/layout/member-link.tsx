"use client";

import Link from "next/link";
import type { ComponentPropsWithRef } from "react";

type Props = Omit<ComponentPropsWithRef<typeof Link>, "href"> & { href: string };

/** A link inside the account; not fetched ahead of time, since its pages are nobody's to keep. */
export function MemberLink(props: Props) {
  return <Link prefetch={false} {...props} />;
}
