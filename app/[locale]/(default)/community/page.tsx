import { FameBoard, LostItemBoard } from "@/components/site/community/club-boards";
import { EventBoard, NoticeBoard, ReferenceBoard } from "@/components/site/community/post-boards";
import { MenuPage } from "@/components/site/layout/menu/menu-screen";
import { pageLanguage } from "@/lib/web/i18n/page";
import { communityMenuCode } from "@/lib/web/menus";
import { getCommunity } from "@/lib/web/queries/boards";
import { getClub } from "@/lib/web/queries/club";
import { menuMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = menuMetadata(communityMenuCode);

export default async function CommunityPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, boards] = await Promise.all([getClub(language), getCommunity(language)]);
  const frame = { club, language };
  return (
    <MenuPage club={club} language={language} menuCode={communityMenuCode}>
      <NoticeBoard {...frame} notices={boards.notices} />
      <EventBoard {...frame} events={boards.events} />
      <ReferenceBoard {...frame} references={boards.references} />
      <FameBoard {...frame} fame={boards.fame} />
      <LostItemBoard {...frame} lostItems={boards.lostItems} />
    </MenuPage>
  );
}
