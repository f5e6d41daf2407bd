import { NoticeView } from "@/components/site/community/notice-view";
import { boardMenuCodes } from "@/lib/web/menus";
import { getNotice } from "@/lib/web/queries/boards";
import { paths } from "@/lib/web/routing/paths";
import { newsArticle } from "@/lib/web/seo/structured-data/posts";
import { postScreen } from "../../post-screen";

export function generateStaticParams() {
  return [];
}

const screen = postScreen({
  menuCode: boardMenuCodes.notice,
  pathOf: paths.notice,
  read: getNotice,
  view: (frame, notice) => <NoticeView {...frame} notice={notice} />,
  node: newsArticle,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
