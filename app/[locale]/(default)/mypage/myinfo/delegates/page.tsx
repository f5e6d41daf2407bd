import { getTranslations } from "next-intl/server";
import { DelegatesView } from "@/components/member/account/delegates/delegates-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountScreen } from "../../screens";

const screen = accountScreen({
  path: memberPaths.myInfo.delegates(),
  titles: () => getTranslations("account.delegates"),
  part: "delegates",
  View: DelegatesView,
  also: ({ delegations }) => ({ delegations }),
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
