import { StartView } from "@/components/member/sign-up/start-view";
import { paths } from "@/lib/web/routing/paths";
import { plainScreen } from "./plain-screen";

/** The choice of the way in; also what stands at the steps of a way that the club does not have. */
export const startScreen = plainScreen(paths.signUp.start(), "start.title", StartView);
