import { ReferenceView } from "@/components/site/community/reference-view";
import { boardMenuCodes } from "@/lib/web/menus";
import { getReference } from "@/lib/web/queries/boards";
import { paths } from "@/lib/web/routing/paths";
import { postScreen } from "../../post-screen";

export function generateStaticParams() {
  return [];
}

const screen = postScreen({
  menuCode: boardMenuCodes.reference,
  pathOf: paths.reference,
  read: getReference,
  view: (frame, reference) => <ReferenceView {...frame} reference={reference} />,
});

export const generateMetadata = screen.generateMetadata;
export default screen.page;
