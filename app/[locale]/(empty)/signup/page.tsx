import { StartView } from "@/components/member/sign-up/start-view";
import { paths } from "@/lib/web/routing/paths";
import { plainScreen } from "./plain-screen";

const screen = plainScreen(paths.signUp.start(), "start.title", StartView);

export const generateMetadata = screen.generateMetadata;
export default screen.page;
