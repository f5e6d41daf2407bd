import { getTranslations } from "next-intl/server";
import { CouponsView } from "@/components/member/mypage/records/coupons-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.my.coupons(),
  titles: () => getTranslations("mypage.coupons"),
  part: "coupons",
  texts: ({ mypage: { coupons } }) => ({ mypage: { coupons } }),
  render: (context) => <CouponsView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
