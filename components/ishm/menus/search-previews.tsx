"use client";

import { useTranslations } from "next-intl";
import type { Language } from "@/lib/shared/languages";
import { menuDescription } from "@/lib/web/menus";
import { localePath } from "@/lib/web/routing/locale";
import { useOffice } from "../frame/root/office-context";
import type { MenuDraft } from "./menu-draft";
import { cutToRoom, searchRooms } from "./snippet";

type Props = { draft: MenuDraft; language: Language; title: string; clubName: string };

/** The page as two search engines would list it, cut where they cut. */
export function SearchPreviews({ draft, language, title, clubName }: Props) {
  const t = useTranslations("ishm.menus.preview");
  const { defaultLanguage } = useOffice();
  const { host } = window.location;
  const parts = localePath(draft.seoSlug, language, defaultLanguage).split("/").filter(Boolean);
  const description = menuDescription(draft.texts[language]);
  const isFound = draft.permit === "0" && (draft.isVisible || draft.isMainPage);
  return (
    <>
      {isFound ? null : <p className="bg-info-tint px-3 py-2 text-chip text-info">{t("notListed")}</p>}
      {(["google", "naver"] as const).map((engine) => {
        const rooms = searchRooms[engine];
        const address = (
          <p className="truncate text-chip text-ink-2">
            {engine === "google" ? [host, ...parts].join(" › ") : [clubName, host].join(" · ")}
          </p>
        );
        return (
          <figure key={engine} className="rounded-control border border-line bg-paper p-3">
            <figcaption className="mb-2 text-chip text-ink-3">{t(engine)}</figcaption>
            <div lang={language} className="break-keep">
              {address}
              <p className="mt-0.5 text-base text-info underline-offset-2">{cutToRoom(title, rooms.title)}</p>
              <p className="mt-0.5 text-chip text-ink-2">
                {description ? cutToRoom(description, rooms.description) : t("noDescription")}
              </p>
            </div>
          </figure>
        );
      })}
    </>
  );
}
