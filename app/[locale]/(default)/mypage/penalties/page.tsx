import { getTranslations } from "next-intl/server";
import { PenaltiesView } from "@/components/member/mypage/records/penalties-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.my.penalties(),
  titles: () => getTranslations("mypage.penalties"),
  part: "penalties",
  texts: ({ mypage: { penalties } }) => ({ mypage: { penalties } }),
  render: (context) => <PenaltiesView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
