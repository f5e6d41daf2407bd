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

type SocialPreviewProps = { draft: MenuDraft; language: Language; title: string };

const twoLines = { sizePx: 13, maxPx: 560 };

/** The card that messengers and social networks show for a link to the page. */
export function SocialPreview({ draft, language, title }: SocialPreviewProps) {
  const t = useTranslations("ishm.menus.preview");
  const text = draft.texts[language];
  const description = text.snsDesc || menuDescription(text);
  return (
    <figure className="rounded-control border border-line bg-paper p-3">
      <figcaption className="mb-2 text-chip text-ink-3">{t("social")}</figcaption>
      <div
        lang={language}
        className="max-w-80 overflow-hidden rounded-control border border-line-2 bg-sheet break-keep"
      >
        {draft.snsImageUrl ? (
          <img src={draft.snsImageUrl} alt="" className="aspect-[1.91] w-full bg-paper-2 object-cover" />
        ) : (
          <div className="flex aspect-[1.91] flex-col justify-end bg-side p-4 text-on-dark">
            <p className="font-display text-title">{draft.isMainPage ? text.snsDesc || title : text.name}</p>
            <p className="mt-1 text-chip text-on-dark-2">{t("drawn")}</p>
          </div>
        )}
        <div className="px-3 py-2">
          <p className="text-chip text-ink-3">{window.location.host}</p>
          <p className="truncate font-semibold">{text.snsTitle || title}</p>
          {description ? <p className="text-chip text-ink-2">{cutToRoom(description, twoLines)}</p> : null}
        </div>
      </div>
    </figure>
  );
}
