import { startScreen } from "./start-screen";

export const generateMetadata = startScreen.generateMetadata;
export default startScreen.page;
