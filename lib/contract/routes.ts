import { authRoutes } from "./accounts/auth";
import { certificationRoutes } from "./accounts/certification";
import { dataRequestRoutes } from "./accounts/data-requests";
import { delegationRoutes } from "./accounts/delegations";
import { memberRoutes } from "./accounts/members";
import { myDataRoutes } from "./accounts/my-data";
import { opsMemberRoutes } from "./accounts/ops-members";
import { pushRoutes } from "./accounts/push";
import { recoveryRoutes } from "./accounts/recovery";
import { signUpRoutes } from "./accounts/sign-up";
import { adminActionRoutes } from "./admins/admin-actions";
import { adminRoutes } from "./admins/admins";
import { ipBlockRoutes } from "./admins/ip-blocks";
import { opsPermissionRoutes } from "./admins/ops-permissions";
import { opsRecordRoutes } from "./admins/ops-records";
import { bannerRoutes } from "./boards/banners";
import { boardOfficeRoutes } from "./boards/board-office";
import { clubEntryRoutes } from "./boards/club-entries";
import { eventRoutes } from "./boards/events";
import { faqRoutes } from "./boards/faqs";
import { fnbRoutes } from "./boards/fnb";
import { hofRoutes } from "./boards/hof";
import { noticeRoutes } from "./boards/notices";
import { practiceRoutes } from "./boards/practice-grounds";
import { referenceRoutes } from "./boards/references";
import { calendarFeedRoutes } from "./bookings/calendar-feed";
import { forecastRoutes } from "./bookings/forecast";
import { joinRoutes } from "./bookings/joins";
import { lastMinuteRoutes } from "./bookings/last-minute";
import { opsBookingChangeRoutes } from "./bookings/ops-booking-changes";
import { opsBookingRoutes } from "./bookings/ops-bookings";
import { opsDeskRoutes } from "./bookings/ops-desk";
import { rehearsalRoutes } from "./bookings/rehearsals";
import { reservationRoutes } from "./bookings/reservations";
import { visitRoutes } from "./bookings/visits";
import { couponCampaignRoutes } from "./coupons/coupon-campaigns";
import { couponRoutes } from "./coupons/coupons";
import type { RouteDefinition, RouteInput, RouteKey, RouteOutput } from "./define-route";
import { drawRoutes } from "./draws/draws";
import { fairnessRoutes } from "./draws/fairness";
import { opsDrawRoutes } from "./draws/ops-draws";
import { simulationRoutes } from "./draws/simulations";
import { fileRoutes } from "./files";
import { opsVocRoutes } from "./inquiries/ops-vocs";
import { vocRoutes } from "./inquiries/voc";
import { vocTemplateRoutes } from "./inquiries/voc-templates";
import { lostItemRoutes } from "./lost-items/lost-items";
import { opsPenaltyRoutes } from "./penalties/ops-penalties";
import { penaltyRoutes } from "./penalties/penalties";
import { clubWordsRoutes } from "./site/club-words";
import { codeRoutes } from "./site/codes";
import { coursePageRoutes } from "./site/course-pages";
import { dashboardRoutes } from "./site/dashboard";
import { i18nRoutes } from "./site/i18n";
import { menuAdminRoutes } from "./site/menu-admins";
import { menuRoutes } from "./site/menus";
import { opsSettingsRoutes } from "./site/ops-settings";
import { routeRuleRoutes } from "./site/route-rules";
import { setupRoutes } from "./site/setup";
import { siteRoutes } from "./site/site";
import { siteBrandRoutes } from "./site/site-brand";
import { siteHeroRoutes } from "./site/site-hero";
import { siteOfficeRoutes } from "./site/site-office";
import { siteSceneRoutes } from "./site/site-scene";
import { statusRoutes } from "./site/status";
import { viewRoutes } from "./site/views";
import { weatherRoutes } from "./site/weather";
import { opsTeamSeasonRoutes } from "./teams/ops-team-seasons";
import { opsTeamRoutes } from "./teams/ops-teams";
import { teamRoutes } from "./teams/teams";
import { holidayRoutes } from "./tee-sheets/holidays";
import { opsCourseRoutes } from "./tee-sheets/ops-courses";
import { opsFeeRoutes } from "./tee-sheets/ops-fees";
import { opsRuleRoutes } from "./tee-sheets/ops-rules";
import { opsTeeSheetRoutes } from "./tee-sheets/ops-tee-sheets";
import { opsTeeTimeRoutes } from "./tee-sheets/ops-tee-times";
import { teeSheetRoutes } from "./tee-sheets/tee-sheets";
import { opsTermsRoutes } from "./terms/ops-terms";
import { termsRoutes } from "./terms/terms";
import { opsWaitingRoutes } from "./waitings/ops-waitings";
import { waitingRoutes } from "./waitings/waitings";

/** Every call of `/hp/api`. */
export const contract = [
  ...siteRoutes,
  ...siteOfficeRoutes,
  ...siteBrandRoutes,
  ...siteHeroRoutes,
  ...siteSceneRoutes,
  ...clubWordsRoutes,
  ...setupRoutes,
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
  ...myDataRoutes,
  ...calendarFeedRoutes,
  ...pushRoutes,
  ...dataRequestRoutes,
  ...delegationRoutes,
  ...joinRoutes,
  ...lastMinuteRoutes,
  ...forecastRoutes,
  ...recoveryRoutes,
  ...signUpRoutes,
  ...certificationRoutes,
  ...menuAdminRoutes,
  ...opsPermissionRoutes,
  ...dashboardRoutes,
  ...statusRoutes,
  ...weatherRoutes,
  ...drawRoutes,
  ...opsDrawRoutes,
  ...teamRoutes,
  ...opsTeamRoutes,
  ...opsTeamSeasonRoutes,
  ...boardOfficeRoutes,
  ...fileRoutes,
  ...opsRecordRoutes,
  ...ipBlockRoutes,
  ...teeSheetRoutes,
  ...coursePageRoutes,
  ...opsTeeSheetRoutes,
  ...opsTeeTimeRoutes,
  ...opsCourseRoutes,
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
  ...visitRoutes,
  ...opsBookingRoutes,
  ...opsBookingChangeRoutes,
  ...opsDeskRoutes,
  ...faqRoutes,
  ...referenceRoutes,
  ...clubEntryRoutes,
  ...practiceRoutes,
  ...fnbRoutes,
  ...hofRoutes,
  ...lostItemRoutes,
  ...vocRoutes,
  ...opsVocRoutes,
  ...vocTemplateRoutes,
  ...viewRoutes,
  ...opsSettingsRoutes,
  ...routeRuleRoutes,
  ...opsFeeRoutes,
  ...opsRuleRoutes,
  ...fairnessRoutes,
  ...simulationRoutes,
  ...rehearsalRoutes,
] as const satisfies readonly RouteDefinition[];

type AnyRoute = (typeof contract)[number];
/** Routes by their keys: a call's types are looked up, where a search of the union took half of the compiler's time. */
type Routes = { [R in AnyRoute as RouteKey<R>]: R };
type Inputs = { [K in keyof Routes]: RouteInput<Routes[K]> };
type Outputs = { [K in keyof Routes]: RouteOutput<Routes[K]> };

export type ContractKey = keyof Routes;
export type RouteOf<K extends ContractKey> = Routes[K];
export type CallInput<K extends ContractKey> = Inputs[K];
export type CallOutput<K extends ContractKey> = Outputs[K];

export { bySpecificity, routeKey } from "./define-route";
