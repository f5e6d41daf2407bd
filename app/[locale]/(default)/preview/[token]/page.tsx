import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PreviewScreen } from "@/components/site/preview/preview-screen";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { webNow } from "@/lib/web/clock";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getPreview } from "@/lib/web/previews/preview";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";

type Props = { params: Promise<{ locale: string; token: string }> };

/** An editor's preview, for an hour and for whoever has the link; neither cached nor indexed. */
export const dynamic = "force-dynamic";

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const { token } = await params;
  const [club, preview] = await Promise.all([getClub(language), getPreview(language, token)]);
  return { language, club, preview, path: paths.preview(token) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { club, preview } = await load(props);
  // The view of a missing page brings its title.
  if (!preview) return { referrer: "no-referrer" };
  const t = await getTranslations("preview");
  return {
    title: `${t("title")} · ${club.info.clubName}`,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

export default async function PreviewPage(props: Props) {
  const { language, club, preview, path } = await load(props);
  if (!preview) return <NotFoundView club={club} language={language} path={path} />;
  const { defaultLanguage, formats } = club;
  const scene = { language, defaultLanguage, zone: formats.standardTimeZone };
  return <PreviewScreen preview={preview} club={club} scene={scene} now={new Date(webNow())} />;
}
