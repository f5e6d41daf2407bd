import { getTranslations } from "next-intl/server";
import { BookingsView } from "@/components/member/mypage/bookings/bookings-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.my.bookings(),
  titles: () => getTranslations("mypage.bookings"),
  part: "bookings",
  texts: ({ mypage: { bookings } }) => ({ mypage: { bookings } }),
  render: (context) => <BookingsView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
