"use client";

import Link from "next/link";
import type { ComponentPropsWithRef } from "react";
import { usePublicHref } from "./frame/addresses";

type Props = Omit<ComponentPropsWithRef<typeof Link>, "href"> & { href: string };

/**
 * A link inside the site, at the address that the club gave its page; not fetched ahead of time but by the queue of at
 * most five (seed §9).
 */
export function SiteLink({ href, ...link }: Props) {
  return <Link prefetch={false} href={usePublicHref()(href)} {...link} />;
}
