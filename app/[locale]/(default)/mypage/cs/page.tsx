import { getTranslations } from "next-intl/server";
import { InquiriesView } from "@/components/member/cs/inquiries-view";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { memberScreen } from "../screens";

const screen = memberScreen({
  path: memberPaths.cs.list(),
  titles: () => getTranslations("cs"),
  part: "cs",
  texts: ({ cs }) => ({ cs }),
  render: (context) => <InquiriesView context={context} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
