import { getTranslations } from "next-intl/server";
import { LastMinuteView } from "@/components/member/last-minute/last-minute-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.my.lastMinute(),
  titles: () => getTranslations("lastMinute"),
  part: "lastMinute",
  texts: ({ lastMinute }) => ({ lastMinute }),
  render: (context) => <LastMinuteView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
