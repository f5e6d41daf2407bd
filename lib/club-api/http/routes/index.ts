import type { ContractKey } from "@/lib/contract/routes";
import type { Handlers } from "../handler";
import { adminsHandlers } from "./admins";
import { authHandlers } from "./auth";
import { bannersHandlers } from "./banners";
import { boardOfficeHandlers } from "./board-office";
import { certificationHandlers } from "./certification";
import { codesHandlers } from "./codes";
import { contentImagesHandlers } from "./content-images";
import { couponsHandlers } from "./coupons";
import { dashboardHandlers } from "./dashboard";
import { dataRequestsHandlers } from "./data-requests";
import { draftsHandlers } from "./drafts";
import { drawsHandlers } from "./draws";
import { eventsHandlers } from "./events";
import { fairnessHandlers } from "./fairness";
import { faqsHandlers } from "./faqs";
import { filesHandlers } from "./files";
import { fnbHandlers } from "./fnb";
import { hofHandlers } from "./hof";
import { holidaysHandlers } from "./holidays";
import { i18nHandlers } from "./i18n";
import { ipBlocksHandlers } from "./ip-blocks";
import { lostItemsHandlers } from "./lost-items";
import { membersHandlers } from "./members";
import { menuAdminsHandlers } from "./menu-admins";
import { menusHandlers } from "./menus";
import { myDataHandlers } from "./my-data";
import { noticesHandlers } from "./notices";
import { openingHandlers } from "./opening";
import { opsBookingChangesHandlers } from "./ops-booking-changes";
import { opsBookingsHandlers } from "./ops-bookings";
import { opsDeskHandlers } from "./ops-desk";
import { opsDrawsHandlers } from "./ops-draws";
import { opsMembersHandlers } from "./ops-members";
import { opsPermissionsHandlers } from "./ops-permissions";
import { opsRecordsHandlers } from "./ops-records";
import { opsRulesHandlers } from "./ops-rules";
import { opsSettingsHandlers } from "./ops-settings";
import { opsTeamsHandlers } from "./ops-teams";
import { opsTeeSheetsHandlers } from "./ops-tee-sheets";
import { opsVocHandlers } from "./ops-vocs";
import { opsWaitingsHandlers } from "./ops-waitings";
import { penaltiesHandlers } from "./penalties";
import { recoveryHandlers } from "./recovery";
import { referencesHandlers } from "./references";
import { reservationsHandlers } from "./reservations";
import { signUpHandlers } from "./sign-up";
import { simulationsHandlers } from "./simulations";
import { siteHandlers } from "./site";
import { teamsHandlers } from "./teams";
import { teeSheetsHandlers } from "./tee-sheets";
import { termsHandlers } from "./terms";
import { viewsHandlers } from "./views";
import { visitsHandlers } from "./visits";
import { vocHandlers } from "./voc";
import { waitingsHandlers } from "./waitings";
import { weatherHandlers } from "./weather";

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
