import { getTranslations } from "next-intl/server";
import { DataUseView } from "@/components/member/account/data-use/data-use-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountScreen } from "../../screens";

const screen = accountScreen({
  path: memberPaths.myInfo.dataUse(),
  titles: () => getTranslations("account.dataUse"),
  part: "dataUse",
  View: DataUseView,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
