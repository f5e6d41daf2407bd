import { SuccessView } from "@/components/member/sign-up/success-view";
import { paths } from "@/lib/web/routing/paths";
import { plainScreen } from "../plain-screen";

const screen = plainScreen(paths.signUp.success(), "steps.done", SuccessView);

export const generateMetadata = screen.generateMetadata;
export default screen.page;
