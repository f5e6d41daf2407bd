export { adminMenuNames, isMainPageMenu, readPublicMenus } from "./service";
