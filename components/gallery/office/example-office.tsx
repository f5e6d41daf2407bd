"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import type { Office } from "@/components/ishm/frame/root/office-context";
import { OfficeContextProvider } from "@/components/ishm/frame/root/office-provider";
import { LocationContext } from "@/components/ishm/frame/root/screens-context";
import { fallbackLanguage, isLanguage, languages } from "@/lib/shared/languages";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { menuAccess } from "@/lib/web/office/menu-access";
import { officeMenus } from "@/lib/web/office/office-menus";
import { uploadLimits } from "@/lib/web/office/upload-limits";
import type { GalleryWords } from "../words";

type Props = { words: GalleryWords; children: ReactNode };

const allRights = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const { notices } = officeMenus;
const place = { path: notices.path, search: "" };

/** The context of the back office without a session: an admin of an example club, on the screen of its notices. */
export function ExampleOffice({ words, children }: Props) {
  const t = useTranslations("ishm.notice");
  const locale = useLocale();
  const title = t("title");
  const office = useMemo((): Office => {
    const language = isLanguage(locale) ? locale : fallbackLanguage;
    const menu = { code: notices.code, name: title, ...allRights, children: [] };
    const menus = [{ code: "930000", name: words.boards, ...allRights, children: [menu] }];
    return {
      clubCode: "MS01",
      homeClub: "MS01",
      clubs: ["MS01"],
      clubName: words.club,
      userName: "Contents",
      userId: "contents1",
      adminIdx: 1,
      isSSAdmin: false,
      language,
      languages,
      defaultLanguage: fallbackLanguage,
      formats: clubFormats([]),
      uploads: uploadLimits([]),
      menus,
      access: (code) => menuAccess(menus, code),
      now: () => new Date("2026-12-04T01:00:00Z"),
    };
  }, [words, locale, title]);
  return (
    <OfficeContextProvider value={office}>
      <LocationContext value={place}>{children}</LocationContext>
    </OfficeContextProvider>
  );
}
