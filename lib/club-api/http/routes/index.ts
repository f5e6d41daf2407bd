import type { ContractKey } from "@/lib/contract/routes";
import type { Handlers } from "../handler";
import { authHandlers } from "./accounts/auth";
import { certificationHandlers } from "./accounts/certification";
import { dataRequestsHandlers } from "./accounts/data-requests";
import { membersHandlers } from "./accounts/members";
import { myDataHandlers } from "./accounts/my-data";
import { opsMembersHandlers } from "./accounts/ops-members";
import { recoveryHandlers } from "./accounts/recovery";
import { signUpHandlers } from "./accounts/sign-up";
import { adminsHandlers } from "./admins/admins";
import { ipBlocksHandlers } from "./admins/ip-blocks";
import { menuAdminsHandlers } from "./admins/menu-admins";
import { opsPermissionsHandlers } from "./admins/ops-permissions";
import { opsRecordsHandlers } from "./admins/ops-records";
import { bannersHandlers } from "./boards/banners";
import { boardOfficeHandlers } from "./boards/board-office";
import { contentImagesHandlers } from "./boards/content-images";
import { draftsHandlers } from "./boards/drafts";
import { eventsHandlers } from "./boards/events";
import { faqsHandlers } from "./boards/faqs";
import { fnbHandlers } from "./boards/fnb";
import { hofHandlers } from "./boards/hof";
import { lostItemsHandlers } from "./boards/lost-items";
import { noticesHandlers } from "./boards/notices";
import { referencesHandlers } from "./boards/references";
import { termsHandlers } from "./boards/terms";
import { couponsHandlers } from "./bookings/coupons";
import { holidaysHandlers } from "./bookings/holidays";
import { openingHandlers } from "./bookings/opening";
import { opsBookingChangesHandlers } from "./bookings/ops-booking-changes";
import { opsBookingsHandlers } from "./bookings/ops-bookings";
import { opsDeskHandlers } from "./bookings/ops-desk";
import { opsRulesHandlers } from "./bookings/ops-rules";
import { opsTeamsHandlers } from "./bookings/ops-teams";
import { opsTeeSheetsHandlers } from "./bookings/ops-tee-sheets";
import { opsWaitingsHandlers } from "./bookings/ops-waitings";
import { penaltiesHandlers } from "./bookings/penalties";
import { reservationsHandlers } from "./bookings/reservations";
import { teamsHandlers } from "./bookings/teams";
import { teeSheetsHandlers } from "./bookings/tee-sheets";
import { visitsHandlers } from "./bookings/visits";
import { waitingsHandlers } from "./bookings/waitings";
import { drawsHandlers } from "./draws/draws";
import { fairnessHandlers } from "./draws/fairness";
import { opsDrawsHandlers } from "./draws/ops-draws";
import { simulationsHandlers } from "./draws/simulations";
import { codesHandlers } from "./site/codes";
import { dashboardHandlers } from "./site/dashboard";
import { filesHandlers } from "./site/files";
import { i18nHandlers } from "./site/i18n";
import { menusHandlers } from "./site/menus";
import { opsSettingsHandlers } from "./site/ops-settings";
import { opsVocHandlers } from "./site/ops-vocs";
import { siteHandlers } from "./site/site";
import { viewsHandlers } from "./site/views";
import { vocHandlers } from "./site/voc";
import { weatherHandlers } from "./site/weather";

/** A handler per declared call; one too few or too many does not compile. */
export const handlers = {
  ...siteHandlers,
  ...menusHandlers,
  ...i18nHandlers,
  ...codesHandlers,
  ...holidaysHandlers,
  ...bannersHandlers,
  ...termsHandlers,
  ...noticesHandlers,
  ...authHandlers,
  ...membersHandlers,
  ...opsMembersHandlers,
  ...myDataHandlers,
  ...dataRequestsHandlers,
  ...recoveryHandlers,
  ...signUpHandlers,
  ...certificationHandlers,
  ...menuAdminsHandlers,
  ...opsPermissionsHandlers,
  ...dashboardHandlers,
  ...weatherHandlers,
  ...drawsHandlers,
  ...opsDrawsHandlers,
  ...teamsHandlers,
  ...opsTeamsHandlers,
  ...filesHandlers,
  ...opsRecordsHandlers,
  ...ipBlocksHandlers,
  ...teeSheetsHandlers,
  ...opsTeeSheetsHandlers,
  ...adminsHandlers,
  ...penaltiesHandlers,
  ...couponsHandlers,
  ...waitingsHandlers,
  ...opsWaitingsHandlers,
  ...eventsHandlers,
  ...reservationsHandlers,
  ...openingHandlers,
  ...visitsHandlers,
  ...opsBookingsHandlers,
  ...opsBookingChangesHandlers,
  ...opsDeskHandlers,
  ...faqsHandlers,
  ...referencesHandlers,
  ...fnbHandlers,
  ...hofHandlers,
  ...lostItemsHandlers,
  ...vocHandlers,
  ...opsVocHandlers,
  ...viewsHandlers,
  ...opsSettingsHandlers,
  ...opsRulesHandlers,
  ...draftsHandlers,
  ...boardOfficeHandlers,
  ...contentImagesHandlers,
  ...fairnessHandlers,
  ...simulationsHandlers,
} satisfies Handlers<ContractKey>;
