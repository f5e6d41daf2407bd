import "server-only";
import type { Metadata } from "next";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "../menus";
import { getClub } from "../queries/club";
import { myPageMenuCode } from "./menu-codes";
import { pageMetadata } from "./metadata";

/** The head of a page of the own account: named, and nobody's search result. */
export async function accountMetadata(language: Language, path: string, title: string): Promise<Metadata> {
  const club = await getClub(language);
  const menu = menuByCode(club.menus, myPageMenuCode);
  const description = [title, menu?.name, club.info.clubName].filter(Boolean).join(" · ");
  return pageMetadata({ club, language, path, title, description, isHidden: true });
}
