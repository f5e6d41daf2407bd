import { isZone } from "./zone-offset";

/** One of the 40 time-zone codes (code group timeZoneCodes): the offset and a zone that has it. */
export type TimeZone = { code: number; offset: string; zone: string };

/** Offset and representative zone of codes 1 to 40, in order (domain.md 5.2). */
const offsetsAndZones = [
  ["+14:00", "Pacific/Kiritimati"],
  ["+13:45", "Pacific/Chatham"],
  ["+13:00", "Pacific/Tongatapu"],
  ["+12:45", "Pacific/Chatham"],
  ["+12:00", "Pacific/Auckland"],
  ["+11:00", "Pacific/Noumea"],
  ["+10:30", "Australia/Lord_Howe"],
  ["+10:00", "Australia/Brisbane"],
  ["+09:30", "Australia/Darwin"],
  ["+09:00", "Asia/Seoul"],
  ["+08:45", "Australia/Eucla"],
  ["+08:00", "Asia/Shanghai"],
  ["+07:00", "Asia/Bangkok"],
  ["+06:30", "Asia/Yangon"],
  ["+06:00", "Asia/Dhaka"],
  ["+05:45", "Asia/Kathmandu"],
  ["+05:30", "Asia/Kolkata"],
  ["+05:00", "Asia/Karachi"],
  ["+04:30", "Asia/Kabul"],
  ["+04:00", "Asia/Dubai"],
  ["+03:30", "Asia/Tehran"],
  ["+03:00", "Europe/Istanbul"],
  ["+02:00", "Europe/Athens"],
  ["+01:00", "Europe/Paris"],
  ["+00:00", "Europe/London"],
  ["-01:00", "Atlantic/Cape_Verde"],
  ["-02:00", "America/Noronha"],
  ["-02:30", "America/St_Johns"],
  ["-03:00", "America/Sao_Paulo"],
  ["-03:30", "America/St_Johns"],
  ["-04:00", "America/Halifax"],
  ["-05:00", "America/New_York"],
  ["-06:00", "America/Chicago"],
  ["-07:00", "America/Denver"],
  ["-08:00", "America/Los_Angeles"],
  ["-09:00", "America/Anchorage"],
  ["-09:30", "Pacific/Marquesas"],
  ["-10:00", "Pacific/Honolulu"],
  ["-11:00", "Pacific/Pago_Pago"],
  ["-12:00", "Etc/GMT+12"],
] as const;

/** The 40 codes in descending order of offset (seed §9, domain.md 5.2). */
export const timeZones: readonly TimeZone[] = offsetsAndZones.map(([offset, zone], position) => ({
  code: position + 1,
  offset,
  zone,
}));

/** The entry of a code 1 to 40, also as text; undefined for anything else. */
export function timeZoneOfCode(code: number | string): TimeZone | undefined {
  const text = String(code);
  return timeZones.find((entry) => String(entry.code) === text);
}

/** The entry of an offset; the seed's `-24:00` is read as `-12:00` (domain.md A14). */
export function timeZoneOfOffset(offset: string): TimeZone | undefined {
  const meant = offset === "-24:00" ? "-12:00" : offset;
  return timeZones.find((entry) => entry.offset === meant);
}

/**
 * The zone of a club from the values of policy C0190 (code, IANA zone, offset; domain.md 3, 5.2):
 * the IANA zone, whose daylight saving then counts; else the fixed offset; else the offset of the code; else UTC.
 */
export function resolveZone(values: readonly string[]): string {
  const [code = "", zone = "", offset = ""] = values.map((value) => value.trim());
  if (!/^[+-]/.test(zone) && isZone(zone)) return zone;
  return (timeZoneOfOffset(zone) ?? timeZoneOfOffset(offset) ?? timeZoneOfCode(code))?.offset ?? "UTC";
}
