export { findMenuLocks, type MenuClosure, type MenuVisitor, menuClosure } from "./access";
export { readMenu, readMenuTree, readSimpleMenus, saveMenus } from "./admin";
export { makeMenuPass, shutLocks } from "./password";
export { adminMenuNames, isMainPageMenu, readPublicMenus } from "./service";
export { fillMenus } from "./words";
