import type { ContractKey } from "@/lib/contract/routes";
import type { Handlers } from "../handler";
import { authHandlers } from "./accounts/auth";
import { delegationHandlers } from "./accounts/delegations";
import { membersHandlers } from "./accounts/members";
import { pushHandlers } from "./accounts/push";
import { adminsHandlers } from "./admins/admins";
import { menuAdminsHandlers } from "./admins/menu-admins";
import { opsRecordsHandlers } from "./admins/ops-records";
import { boardOfficeHandlers } from "./board-office";
import { noticesHandlers } from "./boards";
import { clubRecordHandlers } from "./club-records";
import { couponsHandlers } from "./coupons";
import { coursesHandlers } from "./courses";
import { drawsHandlers } from "./draws";
import { forecastHandlers } from "./forecast";
import { joinHandlers } from "./joins";
import { lastMinuteHandlers } from "./last-minute";
import { opsBookingsHandlers } from "./ops-bookings";
import { opsDrawsHandlers } from "./ops-draws";
import { opsFeesHandlers } from "./ops-fees";
import { opsSettingsHandlers } from "./ops-settings";
import { penaltiesHandlers } from "./penalties";
import { rehearsalsHandlers } from "./rehearsals";
import { reservationsHandlers } from "./reservations";
import { setupHandlers } from "./setup";
import { siteHandlers } from "./site";
import { teamsHandlers } from "./teams";
import { teeSheetsHandlers } from "./tee-sheets";
import { termsHandlers } from "./terms";
import { vocHandlers } from "./voc";
import { waitingsHandlers } from "./waitings";

/** A handler per declared call; one too few or too many does not compile. */
export const handlers = {
  ...siteHandlers,
  ...setupHandlers,
  ...termsHandlers,
  ...noticesHandlers,
  ...clubRecordHandlers,
  ...authHandlers,
  ...membersHandlers,
  ...delegationHandlers,
  ...joinHandlers,
  ...lastMinuteHandlers,
  ...forecastHandlers,
  ...menuAdminsHandlers,
  ...drawsHandlers,
  ...opsDrawsHandlers,
  ...teamsHandlers,
  ...opsFeesHandlers,
  ...opsRecordsHandlers,
  ...teeSheetsHandlers,
  ...coursesHandlers,
  ...adminsHandlers,
  ...penaltiesHandlers,
  ...pushHandlers,
  ...couponsHandlers,
  ...waitingsHandlers,
  ...rehearsalsHandlers,
  ...reservationsHandlers,
  ...opsBookingsHandlers,
  ...vocHandlers,
  ...opsSettingsHandlers,
  ...boardOfficeHandlers,
} satisfies Handlers<ContractKey>;
