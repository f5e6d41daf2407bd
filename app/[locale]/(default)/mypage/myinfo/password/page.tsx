import { getTranslations } from "next-intl/server";
import { PasswordView } from "@/components/member/account/password/password-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountScreen } from "../../screens";

const screen = accountScreen({
  path: memberPaths.myInfo.password(),
  titles: () => getTranslations("account.password"),
  part: "password",
  View: PasswordView,
  also: ({ newPassword }) => ({ newPassword }),
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
