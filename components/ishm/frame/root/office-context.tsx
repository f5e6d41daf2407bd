"use client";

import { createContext, use } from "react";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import type { MenuAccess } from "@/lib/web/office/menu-access";
import type { UploadLimits } from "@/lib/web/office/upload-limits";

/** The context of every screen of the back office: admin, club, language, rights. */
export type Office = {
  clubCode: string;
  /** The club of the account; another one than `clubCode` while the admin works for that. */
  homeClub: string;
  /** The clubs that the account may act for. */
  clubs: readonly string[];
  clubName: string;
  userName: string;
  userId: string;
  adminIdx: number;
  /** A super admin; some screens are for them alone. */
  isSSAdmin: boolean;
  /** The language of the screen. */
  language: Language;
  /** The languages that the club's texts are written in. */
  languages: readonly Language[];
  /** The language of the site's addresses without prefix. */
  defaultLanguage: Language;
  formats: ClubFormats;
  uploads: UploadLimits;
  menus: readonly AdminMenuPermission[];
  access: (menuCode: string) => MenuAccess;
  /** The club's present moment, by the server's clock. */
  now: () => Date;
};

export const OfficeContext = createContext<Office | null>(null);

export function useOffice(): Office {
  const office = use(OfficeContext);
  if (!office) throw new Error("useOffice needs the manager layout around it");
  return office;
}
