import { getTranslations } from "next-intl/server";
import { JoinsView } from "@/components/member/joins/joins-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.my.joins(),
  titles: () => getTranslations("joins"),
  part: "joins",
  texts: ({ joins }) => ({ joins }),
  render: (context) => <JoinsView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
