import { getTranslations } from "next-intl/server";
import { TeamsView } from "@/components/member/mypage/records/teams-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.my.teams(),
  titles: () => getTranslations("mypage.teams"),
  part: "teams",
  texts: ({ mypage: { teams } }) => ({ mypage: { teams } }),
  render: (context) => <TeamsView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
