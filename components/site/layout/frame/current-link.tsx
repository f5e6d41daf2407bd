"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { isAtOrBelow } from "@/lib/shared/addresses/menu-paths";
import type { Language } from "@/lib/shared/languages";
import { splitLocale } from "@/lib/web/routing/locale";
import { SiteLink } from "../site-link";
import { useScreenPath } from "./addresses";

type Props = ComponentProps<typeof SiteLink> & { path: string; defaultLanguage: Language };

/** A link that knows whether its page, or one below it, is the one being looked at. */
export function CurrentLink({ path, defaultLanguage, ...link }: Props) {
  const screenPath = useScreenPath();
  const here = screenPath(splitLocale(usePathname(), defaultLanguage).rest);
  const isCurrent = isAtOrBelow(here, screenPath(path));
  return <SiteLink {...link} aria-current={isCurrent ? "page" : undefined} />;
}
