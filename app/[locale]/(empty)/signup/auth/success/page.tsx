import { paths } from "@/lib/web/routing/paths";
import { wayBack } from "../way-back";

const screen = wayBack(paths.signUp.authSuccess(), "wayBack.successTitle");

export const generateMetadata = screen.generateMetadata;
export default screen.page;
