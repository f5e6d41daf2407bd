import { getTranslations } from "next-intl/server";
import { WaitingsView } from "@/components/member/waitings/waitings-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.my.waitings(),
  titles: () => getTranslations("waitings"),
  part: "waitings",
  texts: ({ waitings }) => ({ waitings }),
  render: (context) => <WaitingsView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
