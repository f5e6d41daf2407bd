"use client";

import { usePathname } from "next/navigation";
import type { Language } from "@/lib/shared/languages";
import { hasInvalidParameters } from "@/lib/web/routing/known-routes";
import { splitLocale } from "@/lib/web/routing/locale";

type Props = {
  /** Sentences with `{path}`; a known route with a parameter it refuses has its own (seed §8). */
  texts: { unknown: string; invalid: string };
  defaultLanguage: Language;
  className?: string;
};

export function NotFoundPath({ texts, defaultLanguage, className }: Props) {
  const { rest } = splitLocale(usePathname(), defaultLanguage);
  const text = hasInvalidParameters(rest) ? texts.invalid : texts.unknown;
  return <p className={className}>{text.replace("{path}", () => decodedPath(rest))}</p>;
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
