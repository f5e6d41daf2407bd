import { adminActionRoutes } from "./admin-actions";
import { adminRoutes } from "./admins";
import { authRoutes } from "./auth";
import { bannerRoutes } from "./banners";
import { boardOfficeRoutes } from "./board-office";
import { certificationRoutes } from "./certification";
import { codeRoutes } from "./codes";
import { contentImageRoutes } from "./content-images";
import { couponCampaignRoutes } from "./coupon-campaigns";
import { couponRoutes } from "./coupons";
import { coursePageRoutes } from "./course-pages";
import { dashboardRoutes } from "./dashboard";
import { dataRequestRoutes } from "./data-requests";
import type { RouteDefinition, RouteInput, RouteKey, RouteOutput } from "./define-route";
import { draftRoutes } from "./drafts";
import { drawRoutes } from "./draws";
import { eventRoutes } from "./events";
import { fairnessRoutes } from "./fairness";
import { faqRoutes } from "./faqs";
import { fileRoutes } from "./files";
import { fnbRoutes } from "./fnb";
import { hofRoutes } from "./hof";
import { holidayRoutes } from "./holidays";
import { i18nRoutes } from "./i18n";
import { ipBlockRoutes } from "./ip-blocks";
import { lostItemRoutes } from "./lost-items";
import { memberRoutes } from "./members";
import { menuAdminRoutes } from "./menu-admins";
import { menuRoutes } from "./menus";
import { myDataRoutes } from "./my-data";
import { noticeRoutes } from "./notices";
import { openingRoutes } from "./opening";
import { opsBookingChangeRoutes } from "./ops-booking-changes";
import { opsBookingRoutes } from "./ops-bookings";
import { opsDeskRoutes } from "./ops-desk";
import { opsDrawRoutes } from "./ops-draws";
import { opsMemberRoutes } from "./ops-members";
import { opsPenaltyRoutes } from "./ops-penalties";
import { opsPeopleRoutes } from "./ops-people";
import { opsPermissionRoutes } from "./ops-permissions";
import { opsRecordRoutes } from "./ops-records";
import { opsRuleRoutes } from "./ops-rules";
import { opsSettingsRoutes } from "./ops-settings";
import { opsTeamSeasonRoutes } from "./ops-team-seasons";
import { opsTeamRoutes } from "./ops-teams";
import { opsTeeSheetRoutes } from "./ops-tee-sheets";
import { opsTermsRoutes } from "./ops-terms";
import { opsVocRoutes } from "./ops-vocs";
import { opsWaitingRoutes } from "./ops-waitings";
import { penaltyRoutes } from "./penalties";
import { recoveryRoutes } from "./recovery";
import { referenceRoutes } from "./references";
import { reservationRoutes } from "./reservations";
import { signUpRoutes } from "./sign-up";
import { simulationRoutes } from "./simulations";
import { siteRoutes } from "./site";
import { siteOfficeRoutes } from "./site-office";
import { teamRoutes } from "./teams";
import { teeSheetRoutes } from "./tee-sheets";
import { termsRoutes } from "./terms";
import { viewRoutes } from "./views";
import { visitRoutes } from "./visits";
import { vocRoutes } from "./voc";
import { vocTemplateRoutes } from "./voc-templates";
import { waitingRoutes } from "./waitings";
import { weatherRoutes } from "./weather";

/** Every call of `/hp/api`. */
export const contract = [
  ...siteRoutes,
  ...siteOfficeRoutes,
  ...menuRoutes,
  ...i18nRoutes,
  ...codeRoutes,
  ...holidayRoutes,
  ...bannerRoutes,
  ...termsRoutes,
  ...opsTermsRoutes,
  ...noticeRoutes,
  ...authRoutes,
  ...memberRoutes,
  ...opsMemberRoutes,
  ...opsPeopleRoutes,
  ...myDataRoutes,
  ...dataRequestRoutes,
  ...recoveryRoutes,
  ...signUpRoutes,
  ...certificationRoutes,
  ...menuAdminRoutes,
  ...opsPermissionRoutes,
  ...dashboardRoutes,
  ...weatherRoutes,
  ...drawRoutes,
  ...opsDrawRoutes,
  ...teamRoutes,
  ...opsTeamRoutes,
  ...opsTeamSeasonRoutes,
  ...contentImageRoutes,
  ...fileRoutes,
  ...opsRecordRoutes,
  ...ipBlockRoutes,
  ...teeSheetRoutes,
  ...coursePageRoutes,
  ...opsTeeSheetRoutes,
  ...adminActionRoutes,
  ...adminRoutes,
  ...penaltyRoutes,
  ...opsPenaltyRoutes,
  ...couponRoutes,
  ...couponCampaignRoutes,
  ...waitingRoutes,
  ...opsWaitingRoutes,
  ...eventRoutes,
  ...reservationRoutes,
  ...openingRoutes,
  ...visitRoutes,
  ...opsBookingRoutes,
  ...opsBookingChangeRoutes,
  ...opsDeskRoutes,
  ...faqRoutes,
  ...referenceRoutes,
  ...fnbRoutes,
  ...hofRoutes,
  ...lostItemRoutes,
  ...vocRoutes,
  ...opsVocRoutes,
  ...vocTemplateRoutes,
  ...viewRoutes,
  ...opsSettingsRoutes,
  ...opsRuleRoutes,
  ...draftRoutes,
  ...boardOfficeRoutes,
  ...fairnessRoutes,
  ...simulationRoutes,
] as const satisfies readonly RouteDefinition[];

type AnyRoute = (typeof contract)[number];
export type ContractKey = RouteKey<AnyRoute>;
export type RouteOf<K extends ContractKey> = Extract<AnyRoute, { method: MethodOf<K>; path: PathOf<K> }>;
type MethodOf<K extends string> = K extends `${infer M} ${string}` ? M : never;
type PathOf<K extends string> = K extends `${string} ${infer P}` ? P : never;

export type CallInput<K extends ContractKey> = RouteInput<RouteOf<K>>;
export type CallOutput<K extends ContractKey> = RouteOutput<RouteOf<K>>;

/** `"GET /notice/{id}"` of a declaration. */
export function routeKey(route: RouteDefinition): string {
  return `${route.method} ${route.path}`;
}
