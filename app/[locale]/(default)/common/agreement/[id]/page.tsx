import type { Metadata } from "next";
import { PageJsonLd } from "@/components/site/layout/page-json-ld";
import { NotFoundView } from "@/components/site/state/not-found-view";
import { AgreementView } from "@/components/site/terms/agreement-view";
import { stripTags, truncate } from "@/lib/shared/texts/text";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { getAgreement } from "@/lib/web/queries/terms";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string; id: string }> };

export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const language = await pageLanguage(params);
  const { id } = await params;
  const termsIdx = idOfSegment(id);
  const [club, agreement] = await Promise.all([
    getClub(language),
    termsIdx === null ? null : getAgreement(language, termsIdx),
  ]);
  return { language, club, agreement, path: paths.agreement(id) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, club, agreement, path } = await load(props);
  // The view of a missing page brings its title.
  if (!agreement) return {};
  const { terms } = agreement;
  return pageMetadata({
    club,
    language,
    path,
    title: `${terms.title} ${terms.version}`,
    // Two versions may begin with the same words.
    description: `${terms.version} · ${truncate(stripTags(terms.contents), 140)}`,
    languages: terms.languages,
    type: "article",
  });
}

export default async function AgreementPage(props: Props) {
  const { language, club, agreement, path } = await load(props);
  const frame = { club, language };
  if (!agreement) return <NotFoundView {...frame} path={path} />;
  return (
    <>
      <PageJsonLd {...frame} crumbs={[{ name: agreement.terms.title, path }]} />
      <AgreementView {...frame} {...agreement} />
    </>
  );
}
