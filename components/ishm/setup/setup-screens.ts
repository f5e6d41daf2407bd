import type { SetupStepName } from "@/lib/contract/site/setup-steps";
import { officePaths } from "@/lib/web/routing/office-paths";
import type messages from "@/messages/en.json";

/** A screen that owns what a step is about; `name` is a key of `ishm.setup.screens`. */
export type SetupScreen = { path: string; name: ScreenName };
type ScreenName = keyof (typeof messages)["ishm"]["setup"]["screens"];

/** The screens of each step, the one that is needed first. */
export const setupScreens: Record<SetupStepName, readonly SetupScreen[]> = {
  identity: [
    { path: officePaths.siteInfo(), name: "siteInfo" },
    { path: officePaths.siteAddition(), name: "logos" },
    { path: officePaths.brand(), name: "brand" },
    { path: officePaths.siteScene(), name: "scene" },
  ],
  place: [],
  courses: [{ path: officePaths.courses(), name: "courses" }],
  teeTimes: [
    { path: officePaths.teeTimes(), name: "teeTimes" },
    { path: officePaths.holidays(), name: "holidays" },
  ],
  fees: [{ path: officePaths.fees(), name: "fees" }],
  rules: [
    { path: officePaths.policies(), name: "policies" },
    { path: officePaths.rules(), name: "rules" },
  ],
  words: [
    { path: officePaths.siteWords(), name: "words" },
    { path: officePaths.clubEntries(), name: "facilities" },
    { path: officePaths.practiceGrounds(), name: "practice" },
    { path: officePaths.gifts(), name: "gifts" },
    { path: officePaths.languages(), name: "languages" },
    { path: officePaths.notices(), name: "notices" },
    { path: officePaths.banners(), name: "banners" },
  ],
  terms: [
    { path: officePaths.terms(), name: "terms" },
    { path: officePaths.siteInfo(), name: "siteInfo" },
  ],
  senders: [
    { path: officePaths.siteCert(), name: "senders" },
    { path: officePaths.outbox(), name: "outbox" },
    { path: officePaths.myInfo(), name: "myInfo" },
  ],
  people: [
    { path: officePaths.admins(), name: "admins" },
    { path: officePaths.permissions(), name: "permissions" },
    { path: officePaths.members(), name: "members" },
  ],
};
