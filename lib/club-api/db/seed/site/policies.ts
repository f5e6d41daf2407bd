import type { Database } from "../../database";
import { policies } from "../../tables";

/** domain.md 3: code, name, value1 to value4; the values are bare, without the units of the document. */
const entries: readonly (readonly [string, string, ...string[]])[] = [
  ["C0010", "Club profile", "27", "18", "1,2,3", "N"],
  ["C0020", "Tee interval (minutes)", "7", "7", "8", "10"],
  ["C0030", "Party size", "3", "4", "4", "0"],
  ["C0040", "Companion list", "1", "17:00", "Y", "2"],
  ["C0050", "Default caddie mode", "C", "Y", "N", "09,18,27"],
  ["C0080", "Country and currency format", "KR", "KRW", "₩", "ko-KR"],
  ["C0090", "Languages", "en,ko,ja,zh", "en", "en"],
  ["C0100", "Working hours of the booking office", "08:00", "18:00", "031-000-1000"],
  ["C0130", "Decimal places", "0", "3", "1", "20"],
  ["C0140", "Fee rounding unit", "1000", "100"],
  ["C0180", "Rounding mode", "0"],
  ["C0190", "Standard time zone", "10", "Asia/Seoul", "+09:00"],
  ["C0200", "Date format", "1", "yyyy.MM.dd", "HH:mm", "yyyy.MM.dd HH:mm"],
  ["C0210", "Opening unit", "DAILY", "2", "10", "09:00"],
  ["C0220", "Online booking closes", "1", "23:59", "Y"],
  ["C0230", "Limits on or off", "Y", "6", "N", "5"],
  ["C0240", "Slot lock (seconds)", "300", "1", "600", "1"],
  ["C0250", "Online cancel", "Y", "Y", "120", "17:00"],
  ["C0260", "Booking changes", "2", "Y", "Y"],
  ["C0270", "Effect of a penalty on other bookings", "Y", "N", "Y", "365"],
  ["C0280", "Penalty points", "6:90", "10:365", "2"],
  ["C0290", "Waiting limits", "1", "3", "1", "17:00"],
  ["C0300", "Waiting assignment", "AUTO", "ALL", "30", "21:00-08:00"],
  ["C0310", "Grace after automatic assignment (minutes)", "60", "180", "Y", "Y"],
  ["C0320", "Check-in (minutes)", "120", "40", "10", "N"],
  ["C0330", "Draw applications", "1", "2", "3", "2"],
  ["C0340", "Draw mode", "WEIGHTED", "Y", "1.25", "0.5"],
  ["C0350", "Draw look-back", "60", "180", "4", "0.8"],
  ["C0360", "Draw losers", "Y", "Y"],
  ["C0370", "Draw confirmation", "N", "3", "17:00", "1"],
  ["C0380", "Team season", "3", "8", "10", "2"],
  ["C0390", "Team cancellation", "14", "7", "2", "2"],
  ["C0400", "Coupons", "1", "N", "7", "Y"],
  ["C0410", "Token life", "30", "14", "12", "60"],
  ["C0420", "Login protection", "5", "10", "3", "1"],
  ["C0430", "Password age", "90", "30", "2", "3"],
  ["C0440", "Certification code", "180", "5", "60", "10"],
  ["C0450", "Dormancy", "Y", "365", "30", "N"],
  ["C0460", "Withdrawal", "30", "90", "5", "3"],
  ["C0470", "Terms notice", "7", "30", "Y"],
  ["C0480", "Lost items", "180", "7"],
  ["C0490", "Inquiries", "48", "3", "7", "14"],
  ["C0500", "Uploads", "5", "20", "10"],
  ["C0510", "Weather thresholds", "10", "3", "15", "-10/40"],
  ["C0520", "Club-side cancellation compensation (percent)", "0", "10", "20", "30"],
  ["C0530", "Rate limits per minute", "60", "120", "10", "5"],
  ["C0540", "Opening queue", "N", "30", "10", "60"],
];

/** The policies of a new club. */
export async function seedPolicies(tx: Database, clubIdx: number): Promise<void> {
  await tx.insert(policies).values(
    entries.map(([code, name, value1 = "", value2 = "", value3 = "", value4 = ""]) => ({
      clubIdx,
      code,
      name,
      value1,
      value2,
      value3,
      value4,
    })),
  );
}
