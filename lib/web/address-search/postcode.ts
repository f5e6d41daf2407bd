/** An address as a postal service writes it. */
export type FoundAddress = { zipCode: string; address: string };

/** The message of the postcode window (domain.md 9.4); it is written in `public/address-search/window.js`. */
export type PostcodeNews = { kind: "found"; data: PostcodeData } | { kind: "failed" };

/** The fields of `oncomplete` that make an address; R is a street address, J one by lot number. */
export type PostcodeData = {
  zonecode: string;
  userSelectedType: "R" | "J";
  roadAddress: string;
  jibunAddress: string;
  bname: string;
  buildingName: string;
  apartment: "Y" | "N" | "";
};

/** The channel of one search: only documents of this site can speak on it, and only they know its number. */
export const postcodeChannel = (visit: string) => `clubfront.address.${visit}`;

const texts = ["roadAddress", "jibunAddress", "bname", "buildingName", "apartment"] as const;
const longest = 200;

/**
 * The address of an answer as Koreans write it: the street, with the legal quarter and the name of an apartment
 * building in brackets; a lot number stands alone. Null for whatever is not of the service's shape.
 */
export function postcodeAddress(data: unknown): FoundAddress | null {
  if (!isPostcodeData(data)) return null;
  const { zonecode, userSelectedType, roadAddress, jibunAddress, bname, buildingName, apartment } = data;
  if (userSelectedType === "J") return complete(zonecode, jibunAddress || roadAddress);
  const more = [/[동로가]$/.test(bname) ? bname : "", apartment === "Y" ? buildingName : ""].filter(Boolean);
  return complete(zonecode, roadAddress || jibunAddress, more);
}

const complete = (zipCode: string, street: string, more: readonly string[] = []): FoundAddress | null => {
  if (!street) return null;
  const address = more.length > 0 ? `${street} (${more.join(", ")})` : street;
  return { zipCode, address: address.slice(0, longest) };
};

function isPostcodeData(data: unknown): data is PostcodeData {
  if (typeof data !== "object" || data === null) return false;
  const given = data as Record<string, unknown>;
  return (
    typeof given.zonecode === "string" &&
    /^\d{5}$/.test(given.zonecode) &&
    (given.userSelectedType === "R" || given.userSelectedType === "J") &&
    texts.every((name) => typeof given[name] === "string")
  );
}
