import { LostItemView } from "@/components/site/community/lost-item-view";
import { boardMenuCodes } from "@/lib/web/menus";
import { getLostItem } from "@/lib/web/queries/boards";
import { paths } from "@/lib/web/routing/paths";
import { postScreen } from "../../post-screen";

export function generateStaticParams() {
  return [];
}

const screen = postScreen({
  menuCode: boardMenuCodes["lost-item"],
  pathOf: paths.lostItem,
  read: getLostItem,
  view: (frame, item) => <LostItemView {...frame} item={item} />,
  isTransient: true,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
