import { getTranslations } from "next-intl/server";
import { AdditionalView } from "@/components/member/account/additional/additional-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountScreen } from "../../screens";

const screen = accountScreen({
  path: memberPaths.myInfo.additional(),
  titles: () => getTranslations("account.additional"),
  part: "additional",
  View: AdditionalView,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
