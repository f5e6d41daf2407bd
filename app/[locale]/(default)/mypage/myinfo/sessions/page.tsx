import { getTranslations } from "next-intl/server";
import { SessionsView } from "@/components/member/account/sessions/sessions-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountScreen } from "../../screens";

const screen = accountScreen({
  path: memberPaths.myInfo.sessions(),
  titles: () => getTranslations("account.sessions"),
  part: "sessions",
  View: SessionsView,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
