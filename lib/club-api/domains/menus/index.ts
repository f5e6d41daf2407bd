export { readMenu, readMenuTree, readSimpleMenus, saveMenus } from "./admin";
export { findMenuLock, isMenuOpen, makeMenuPass } from "./password";
export { adminMenuNames, isMainPageMenu, readPublicMenus } from "./service";
