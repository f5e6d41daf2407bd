import "server-only";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { webEnv } from "../env";

/** Whether addresses are looked up: where a postcode service is named, and by clubs of the country that it knows. */
export function hasAddressSearch({ countryFormat }: Pick<ClubFormats, "countryFormat">): boolean {
  return webEnv().addressSearchScript !== null && countryFormat.country === "KR";
}
