import { EventBoard } from "@/components/site/community/event-board";
import { FameBoard } from "@/components/site/community/fame-board";
import { LostItemBoard } from "@/components/site/community/lost-item-board";
import { NoticeBoard } from "@/components/site/community/notice-board";
import { ReferenceBoard } from "@/components/site/community/reference-board";
import { MenuPage } from "@/components/site/layout/menu/menu-page";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getCommunity } from "@/lib/web/queries/boards";
import { getClub } from "@/lib/web/queries/club";
import { communityMenuCode } from "@/lib/web/seo/menu-codes";
import { menuMetadata } from "@/lib/web/seo/menu-metadata";

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
