import { getTranslations } from "next-intl/server";
import { VisitsView } from "@/components/member/mypage/records/visits-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.my.visits(),
  titles: () => getTranslations("mypage.visits"),
  part: "visits",
  texts: ({ mypage: { visits } }) => ({ mypage: { visits } }),
  render: (context) => <VisitsView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
