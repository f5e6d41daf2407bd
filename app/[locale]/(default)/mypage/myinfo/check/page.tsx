import { getTranslations } from "next-intl/server";
import { CheckView } from "@/components/member/account/check/check-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountScreen } from "../../screens";

const screen = accountScreen({
  path: memberPaths.myInfo.check(),
  titles: () => getTranslations("account.check"),
  part: "check",
  View: CheckView,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
