import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { getDraw, getDrawNames } from "@/lib/web/queries/draws";
import { idOfSegment } from "@/lib/web/routing/known-routes";

export type DrawProps = { params: Promise<{ locale: string; id: string }> };

/** Data of the two pages of a draw; `post` is null for an unknown number. */
export async function loadDraw({ params }: DrawProps) {
  const language = await pageLanguage(params);
  const { id } = await params;
  const idx = idOfSegment(id);
  const [club, names, post] = await Promise.all([
    getClub(language),
    getDrawNames(language),
    idx === null ? null : getDraw(language, idx),
  ]);
  return { id, language, club, names, post };
}
