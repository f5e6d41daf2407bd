import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "../menus";
import type { Club } from "../queries/club";
import { getMenuLock } from "../queries/menu-lock";
import { pageMenuCode } from "./menu-codes";
import { notFoundMetadata, pageMetadata } from "./metadata";

type Missing = { club: Club; language: Language; path: string; menuCode: string };

/** A record that cannot be read: one of a closed page is nobody's search result, any other is not there. */
export async function missingMetadata({ club, language, path, menuCode }: Missing): Promise<Metadata> {
  if ((await getMenuLock(language, menuCode)) === null) {
    return notFoundMetadata(club, (await getTranslations("notFound"))("title"));
  }
  return pageMetadata({
    club,
    language,
    path,
    menu: menuByCode(club.menus, pageMenuCode(menuCode)),
    isHidden: true,
  });
}
