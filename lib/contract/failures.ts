import { z } from "zod";

/** The failure object of seed §8; `data` of a failure is null (domain.md 2.1). */
export const failureSchema = z.object({
  code: z.int(),
  msg: z.string(),
  msgDetail: z.string(),
  msgCode: z.string(),
  msgVar: z.array(z.string()),
});
export type Failure = z.infer<typeof failureSchema>;

export type SuccessEnvelope<T> = { result: true; data: T };
export type FailureEnvelope = { result: false; data: unknown; fail: Failure };
export type Envelope<T> = SuccessEnvelope<T> | FailureEnvelope;

/** Tells an envelope from any other JSON, such as a proxy's error page. */
export function isEnvelope(value: unknown): value is Envelope<unknown> {
  return (
    typeof value === "object" && value !== null && "result" in value && typeof value.result === "boolean"
  );
}

/**
 * Of a file whose address means the same bytes for ever. Caches that many share ask again after a minute: the page that
 * it stands on may have been closed meanwhile.
 */
export const immutableCaching = "public, max-age=31536000, s-maxage=60, immutable";

/** The header in which the club API names the `msgCode` of a failed call: whoever only passes the answer on can count it. */
export const failureHeader = "x-failure-code";

/**
 * The header in which the club API names the places of visitors (`X-Visitor-Addresses`, from 0) whom a call made for several at once may
 * not answer: too many calls, or a blocked address. Each of them is told why by a call of their own.
 */
export const refusedVisitorsHeader = "x-refused-visitors";

/**
 * Every failure of the wire: `[code, msgCode, HTTP status when it is not 200]` (domain.md 13).
 * Shape errors and real permission, path and server faults have an own status; a refused request answers 200 (A18).
 */
const table = [
  [463, "AUTH_INVALID_SESSION", 401],
  [1001, "AUTH_WRONG_LOGIN"],
  [1002, "AUTH_LOCKED"],
  [1003, "AUTH_SUSPENDED"],
  [1004, "AUTH_WITHDRAWN"],
  [1005, "AUTH_PENDING"],
  [1006, "AUTH_IP_BLOCKED", 403],
  [1101, "JOIN_ID_TAKEN"],
  [1102, "JOIN_ALREADY"],
  [1103, "JOIN_UNDER_AGE"],
  [1104, "JOIN_REJOIN_BLOCK"],
  [1105, "JOIN_TERMS"],
  [1106, "CERT_REQUIRED"],
  [1201, "FIND_NO_MATCH"],
  [1301, "NICE_ERROR"],
  [1302, "CERT_TOO_SOON"],
  [1303, "CERT_DAILY"],
  [1304, "CERT_WRONG"],
  [1305, "CERT_EXPIRED"],
  [1306, "CERT_BLOCKED"],
  [1307, "DORMANT_NOT"],
  [1401, "PW_WRONG"],
  [1402, "PW_REUSED"],
  [1403, "PW_NO_MORE_LATER"],
  [1404, "EDIT_EXPIRED"],
  [2001, "NOT_FOUND", 404],
  [2002, "STALE"],
  [2101, "SITE_TAXNO"],
  [2102, "SITE_COLOR"],
  [2201, "ADM_ID_TAKEN"],
  [2202, "ADM_ID_FORMAT"],
  [2203, "ADM_SELF"],
  [2204, "ADM_LAST_SS"],
  [2301, "TERMS_DATE"],
  [2302, "TERMS_EFFECTIVE"],
  [2401, "IP_RANGE"],
  [2402, "IP_SELF"],
  [2501, "MENU_HOME"],
  [2502, "MENU_SLUG"],
  [2503, "MENU_MAIN"],
  [2511, "ROUTE_PAGE"],
  [2512, "ROUTE_TAKEN"],
  [2513, "ROUTE_LOOP"],
  [2514, "ROUTE_CHAIN"],
  [2515, "ROUTE_MANY"],
  [2601, "GROUP_HAS_ADMINS"],
  [2701, "SETUP_MISSING"],
  [2702, "SETUP_OPENED"],
  [2703, "SETUP_TERMS"],
  [2704, "SETUP_ADDRESS"],
  [2801, "IMPORT_FILE"],
  [2802, "IMPORT_ROWS"],
  [2803, "IMPORT_FAULTS"],
  [2804, "IMPORT_RUNNING"],
  [2901, "PHOTO_MOVING"],
  [2902, "PHOTO_PIXELS"],
  [2903, "PHOTO_SMALL"],
  [2904, "PHOTO_FULL"],
  [2905, "PHOTO_ALWAYS"],
  [3101, "EVT_PERIOD"],
  [3201, "BNR_IMAGE"],
  [3202, "BNR_PERIOD"],
  [4101, "RSV_CLOSED_DAY"],
  [4102, "RSV_NOT_OPEN"],
  [4103, "RSV_CLOSED"],
  [4104, "RSV_NO_SLOT"],
  [4105, "RSV_SITE_STOPPED"],
  [4111, "RSV_LOCKED"],
  [4111, "RSV_LOCK_EXPIRED"],
  [4112, "RSV_LOCK_LIMIT"],
  [4113, "RSV_LOCK_STATE"],
  [4201, "RSV_SLOT_TAKEN"],
  [4202, "RSV_TYPE"],
  [4203, "RSV_PLAYERS"],
  [4204, "RSV_COMPANIONS"],
  [4205, "RSV_SUSPENDED"],
  [4206, "RSV_DAY_LIMIT"],
  [4207, "RSV_LIMIT"],
  [4208, "RSV_OVERLAP"],
  [4209, "RSV_CHANGE_LIMIT"],
  [4210, "RSV_CHANGE_LATE"],
  [4211, "RSV_VERSION"],
  [4290, "RATE_LIMIT", 429],
  [4301, "RSV_NOT_CANCELLABLE"],
  [4302, "RSV_LATE_CANCEL"],
  [4303, "RSV_PHONE_ONLY"],
  [4401, "WAIT_SLOTS_FREE"],
  [4402, "WAIT_CLOSED"],
  [4403, "WAIT_LIMIT"],
  [4404, "WAIT_DUP"],
  [4405, "WAIT_OFFER_OVER"],
  [4406, "WAIT_ASSIGNED"],
  [4501, "DRAW_PERIOD"],
  [4502, "DRAW_INELIGIBLE"],
  [4503, "DRAW_QUOTA"],
  [4504, "DRAW_DUP_PERSON"],
  [4505, "DRAW_CHOICE"],
  [4506, "DRAW_CONFIRM"],
  [4507, "DRAW_LATE"],
  [4601, "TEAM_PERIOD"],
  [4602, "TEAM_TYPE"],
  [4603, "TEAM_SUSPENDED"],
  [4604, "TEAM_QUOTA"],
  [4605, "TEAM_FIELDS"],
  [4606, "TEAM_REVIEWING"],
  [4701, "DESK_NUMBER_USED"],
  [4711, "RHS_RUNNING"],
  [4712, "RHS_NEAR_OPENING"],
  [4713, "RHS_UNAVAILABLE"],
  [4714, "RHS_DAY"],
  [4801, "TEE_SEASON_DAY"],
  [4802, "TEE_SEASON_TWICE"],
  [4803, "TEE_SEASON_GAP"],
  [4804, "TEE_SEASON_OVERLAP"],
  [4805, "TEE_SEASON_UNKNOWN"],
  [4806, "TEE_COURSE"],
  [4807, "TEE_LAST_FIRST"],
  [4808, "TEE_INTERVAL"],
  [4809, "TEE_WEEKDAYS"],
  [4810, "TEE_PLAYERS"],
  [4811, "TEE_HELD_TYPES"],
  [4812, "TEE_SAME_TIME"],
  [4813, "TEE_TOO_MANY"],
  [4814, "TEE_FROM_PAST"],
  [4815, "TEE_LUNCH"],
  [4816, "TEE_LUNCH_LATE"],
  [4821, "FEE_GAP"],
  [4822, "FEE_OVERLAP"],
  [4823, "FEE_DATE"],
  [4824, "FEE_TAKEN"],
  [4825, "FEE_BEGUN"],
  [4831, "CRS_PAR"],
  [4832, "CRS_LENGTHS"],
  [4833, "CRS_LENGTH_PAR"],
  [4834, "CRS_INDEX"],
  [4835, "CRS_INDEX_ROUND"],
  [4836, "CRS_ORDER"],
  [4837, "CRS_SOLD"],
  [4838, "CRS_SEASON"],
  [4839, "HOLE_LENGTH"],
  [4840, "HOLE_LINE"],
  [4841, "HOLE_BENDS"],
  [4842, "HOLE_FAIRWAY"],
  [4843, "HOLE_CROSSING"],
  [4844, "HOLE_BUNKER_FAR"],
  [4845, "HOLE_WATER_FAR"],
  [4846, "HOLE_HILL_FAR"],
  [4847, "CRS_FULL"],
  [4848, "CRS_HELD"],
  [4849, "CRS_IN_PLAY"],
  [4850, "HOLE_STRETCH"],
  [4901, "DLG_LINK"],
  [4902, "DLG_LIMIT"],
  [4903, "DLG_TERMS"],
  [4904, "DLG_MONTH"],
  [4905, "DLG_ENDED"],
  [4906, "DLG_MEMBER"],
  [4907, "DLG_OWN"],
  [4908, "DLG_SUSPENDED"],
  [4909, "DLG_OFF"],
  [4910, "DLG_SIGN_IN"],
  [4911, "DLG_MANY"],
  [4912, "DLG_UNDER_AGE"],
  [5001, "JOIN_OFF"],
  [5002, "JOIN_NOT_CHOSEN"],
  [5003, "JOIN_LIMIT"],
  [5004, "JOIN_SPAN"],
  [5005, "JOIN_GONE"],
  [5006, "JOIN_FULL"],
  [5007, "JOIN_GUEST"],
  [5008, "JOIN_EXCLUSIONS"],
  [5009, "LM_PERCENT"],
  [5010, "LM_HOURS"],
  [5041, "JOIN_FLIGHT_OVER"],
  [5101, "CPN_NOT_USABLE"],
  [6001, "OUT_BLOCKED"],
  [6002, "OUT_REASON"],
  [6101, "VOC_LOCKED"],
  [6201, "TERMS_REQUIRED"],
  [9001, "VAL_FIELD", 400],
  [9002, "VAL_ID"],
  [9003, "VAL_PW_FORMAT"],
  [9004, "VAL_PW_REPEAT"],
  [9005, "VAL_EMAIL"],
  [9006, "VAL_PHONE"],
  [9007, "VAL_PW_WEAK"],
  [9301, "FILE_TYPE"],
  [9302, "FILE_SIZE"],
  [9400, "REQ_MALFORMED", 400],
  [9403, "REQ_FORBIDDEN", 403],
  [9404, "REQ_PATH", 404],
  [9405, "REQ_METHOD", 405],
  [9409, "REQ_IDEMPOTENCY", 409],
  [9413, "REQ_TOO_LARGE", 413],
  [9415, "REQ_MEDIA", 415],
  [9500, "SYS_ERROR", 500],
  [9503, "SYS_UNAVAILABLE", 503],
] as const;

export type MsgCode = (typeof table)[number][1];
/** A code whose sentence stands without the name of a field. */
export type PlainCode = Exclude<MsgCode, "VAL_FIELD">;
export type FailureKind = { code: number; msgCode: MsgCode; status: number };

export const failureKinds: readonly FailureKind[] = table.map(([code, msgCode, status = 200]) => ({
  code,
  msgCode,
  status,
}));

const byMsgCode = new Map(failureKinds.map((kind) => [kind.msgCode, kind]));

/** The row of a msgCode; total over `MsgCode`. */
export function failureKind(msgCode: MsgCode): FailureKind {
  const kind = byMsgCode.get(msgCode);
  if (!kind) throw new Error(`No failure ${msgCode}`);
  return kind;
}

export const msgCodeSchema = z.enum(table.map(([, msgCode]) => msgCode));
