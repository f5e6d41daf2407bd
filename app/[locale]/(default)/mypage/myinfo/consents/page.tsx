import { getTranslations } from "next-intl/server";
import { ConsentsView } from "@/components/member/account/consents/consents-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountScreen } from "../../screens";

const screen = accountScreen({
  path: memberPaths.myInfo.consents(),
  titles: () => getTranslations("account.consents"),
  part: "consents",
  View: ConsentsView,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
