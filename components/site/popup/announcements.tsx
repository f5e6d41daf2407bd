"use client";

import { LazyPart } from "@/components/feedback/lazy-part";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { loadContents } from "./load-contents";
import { opensByItself } from "./sheet-width";
import { type PopupMenu, useAnnouncements } from "./use-announcements";

type Props = {
  menus: readonly PopupMenu[];
  clubCode: string;
  language: Language;
  defaultLanguage: Language;
  /** The club's zone, an IANA name or an offset such as `+09:00`. */
  timeZone: string;
  formats: ClubFormats;
};

/** Where the sheet opens by itself, what it holds comes with it. */
async function loadPopup() {
  const [{ Popup }] = await Promise.all([import("./popup"), opensByItself() ? loadContents() : null]);
  return Popup;
}

/** The announcement pop-up of a page, fetched when there is something to announce (seed §2). */
export function Announcements(props: Props) {
  const announced = useAnnouncements(props);
  const isSomething = announced && announced.data.terms.length + announced.data.banner.length > 0;
  if (!isSomething) return null;
  return <LazyPart key={announced.menu.code} load={loadPopup} props={{ ...props, ...announced }} />;
}
