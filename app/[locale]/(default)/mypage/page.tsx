import type { Metadata } from "next";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { MyPageView } from "@/components/member/mypage/my-page-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode, myPageMenuCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
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
  const club = await getClub(language);
  return (
    <MyFrame
      language={language}
      part="home"
      title={menuByCode(club.menus, myPageMenuCode)?.name ?? ""}
      texts={({
        mypage: { home, greeting, memberType, membershipNo, joined, phone, email, logout, account },
      }) => ({
        mypage: { home, greeting, memberType, membershipNo, joined, phone, email, logout, account },
      })}
      render={(context) => <MyPageView context={context} />}
    />
  );
}
