import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { communityMenuCode } from "@/lib/web/seo/menu-codes";
import { BoardIndex } from "./board-index";

type Props = { club: Club; language: Language; children: ReactNode };

/** The page's name over one board or all of them. */
export async function CommunityFrame({ club, language, children }: Props) {
  const t = await getTranslations("community");
  return (
    <div className="page-width pt-14 pb-32">
      <h1 className="font-serif text-title">
        {menuByCode(club.menus, communityMenuCode)?.name ?? t("title")}
      </h1>
      <BoardIndex club={club} language={language} />
      <div className="mt-14 grid gap-24">{children}</div>
    </div>
  );
}
