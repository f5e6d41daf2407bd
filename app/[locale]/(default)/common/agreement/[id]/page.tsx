import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AgreementView } from "@/components/site/terms/agreement-view";
import { stripTags, truncate } from "@/lib/shared/text";
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
  const termsIdx = idOfSegment((await params).id);
  const agreement = termsIdx === null ? null : await getAgreement(language, termsIdx);
  if (!agreement) notFound();
  return { language, agreement, club: await getClub(language) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { language, agreement, club } = await load(props);
  const { terms } = agreement;
  return pageMetadata({
    club,
    language,
    path: paths.agreement(terms.termsIdx),
    title: `${terms.title} ${terms.version}`,
    description: truncate(stripTags(terms.contents), 150),
    type: "article",
  });
}

export default async function AgreementPage(props: Props) {
  const { language, agreement, club } = await load(props);
  return <AgreementView club={club} language={language} {...agreement} />;
}
