/** Codes of the menus that a screen stands under (domain.md 10); an admin may change everything of them but this. */
export const guideMenuCode = "030000";
export const weatherMenuCode = "090000";
export const courseMenuCode = "040000";
export const pftMenuCode = "100000";
export const communityMenuCode = "060000";
export const myPageMenuCode = "070000";
