import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import { MyPageView } from "@/components/member/mypage/my-page-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { myPageMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  const menu = menuByCode(club.menus, myPageMenuCode);
  return pageMetadata({ club, language, path: paths.myPage(), menu, isHidden: true });
}

export default async function MyPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, { mypage }] = await Promise.all([getClub(language), getMessages()]);
  const title = menuByCode(club.menus, myPageMenuCode)?.name ?? "";
  return (
    <NextIntlClientProvider locale={language} messages={{ mypage }}>
      <MyPageView
        title={title}
        language={language}
        defaultLanguage={club.defaultLanguage}
        formats={club.formats}
      />
    </NextIntlClientProvider>
  );
}
