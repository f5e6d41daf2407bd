"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import type { Language } from "@/lib/shared/languages";
import { splitLocale } from "@/lib/web/routing/locale";
import { SiteLink } from "./site-link";

type Props = ComponentProps<typeof SiteLink> & { path: string; defaultLanguage: Language };

/** A link that knows whether its page, or one below it, is the one being looked at. */
export function CurrentLink({ path, defaultLanguage, ...link }: Props) {
  const { rest } = splitLocale(usePathname(), defaultLanguage);
  const isCurrent = rest === path || (path !== "/" && rest.startsWith(`${path}/`));
  return <SiteLink {...link} aria-current={isCurrent ? "page" : undefined} />;
}
