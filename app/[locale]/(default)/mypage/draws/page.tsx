import { getTranslations } from "next-intl/server";
import { DrawsView } from "@/components/member/mypage/records/draws-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.my.draws(),
  titles: () => getTranslations("mypage.draws"),
  part: "draws",
  texts: ({ mypage: { draws } }) => ({ mypage: { draws } }),
  render: (context) => <DrawsView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
