/**
 * The code of four features: delegates, being notified in time, the practice of an opening, and joins with last-minute offers.
 * A source of a feature's own counts whole; of other sources the lines that name one.
 */
const ownSources = [
  /delegat/,
  /\/account\/notices\//,
  /\/runtime\/push\/|push-kinds|confirm-device/,
  /offline-keeper|offline-rounds|keep-rounds|end-worker/,
  /calendar-part/,
  /\/booking\/practice\/|practice-opening/,
  /\/joins\/|join-choices/,
  /last-minute|suspended-note/,
];
const words =
  /delegat|\bacting\b|ActingFor|ActingStrip|UnderStrip|isDelegable|RoundsOfOthers|OfflineKeeper|endOfflineWorker|CalendarPart|hasTickets|toWallet|memberPaths\.practice|practice: \(\)|\bjoins\b|lastMinute|SuspendedNote|hasPush|pushKinds/i;

export function isOfFeature({ source, text }) {
  if (source === null || /node_modules|\/next\/dist\//.test(source)) return false;
  return ownSources.some((own) => own.test(source)) || words.test(text);
}

/** Pages of visitors, which carry nothing of the features. */
export const publicPages = [
  "/",
  "/guide",
  "/reservation",
  "/reservation?date={day}",
  "/community/event/{event}",
];

/** Pages that members had before. */
export const memberPages = [
  "/reservation?date={day}",
  "/reservation/draws/71",
  "/mypage",
  "/mypage/bookings",
  "/mypage/bookings/{booking}",
  "/mypage/waitings",
  "/mypage/myinfo",
];

/** Screens of the features' own. */
export const ownScreens = [
  "/login/delegate",
  "/mypage/joins",
  "/mypage/last-minute",
  "/mypage/myinfo/delegates",
  "/mypage/myinfo/notices",
  "/reservation/practice",
];
