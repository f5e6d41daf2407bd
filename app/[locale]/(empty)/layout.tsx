import type { ReactNode } from "react";
import { EmptyFrame } from "@/components/site/layout/frame/empty-frame";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";

export { frameMetadata as generateMetadata, frameViewport as generateViewport } from "@/lib/web/seo/frame";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function EmptyLayout({ children, params }: Props) {
  const language = await pageLanguage(params);
  return (
    <EmptyFrame club={await getClub(language)} language={language}>
      {children}
    </EmptyFrame>
  );
}
