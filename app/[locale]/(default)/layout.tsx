import type { ReactNode } from "react";
import { SiteFrame } from "@/components/site/layout/frame/site-frame";
import { termTypeCode } from "@/lib/contract/code-values/terms";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { getTermsInForce } from "@/lib/web/queries/terms";

export { frameMetadata as generateMetadata, frameViewport as generateViewport } from "@/lib/web/seo/frame";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function DefaultLayout({ children, params }: Props) {
  const language = await pageLanguage(params);
  const [club, terms] = await Promise.all([
    getClub(language),
    getTermsInForce(language, [termTypeCode.service, termTypeCode.privacyPolicy]),
  ]);
  return (
    <SiteFrame club={club} language={language} terms={terms}>
      {children}
    </SiteFrame>
  );
}
