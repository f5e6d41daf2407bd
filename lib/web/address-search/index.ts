/** An address as a postal service writes it. */
export type FoundAddress = { zipCode: string; address: string };

/** A service in which visitors look up their address. */
export type AddressSearch = {
  name: string;
  /**
   * Opens the service's own window or list. Null when another search took its place; never ends for a visitor who gives
   * up. Throws when the service is away or its window was blocked.
   */
  search(): Promise<FoundAddress | null>;
};

/** Message of the window of the postcode service (domain.md 9.4), sent by `public/address-search/window.js`. */
type PostcodeNews = { kind: "found"; data: PostcodeData } | { kind: "failed" };

/** The fields of `oncomplete` that make an address; R is a street address, J one by lot number. */
type PostcodeData = {
  zonecode: string;
  userSelectedType: "R" | "J";
  roadAddress: string;
  jibunAddress: string;
  bname: string;
  buildingName: string;
  apartment: "Y" | "N" | "";
};

/** The channel of one search: only documents of this site can speak on it, and only they know its number. */
const postcodeChannel = (visit: string) => `clubfront.address.${visit}`;

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

const size = "width=500,height=600";

/**
 * The postcode service in a window of its own, which shares no memory with the page: its script runs under another
 * policy there, and speaks with us by one channel (checklist S-41). The window opens within the click.
 */
export function postcodeWindow(language: string): AddressSearch {
  let endLast = () => {};
  const search = () => {
    endLast();
    const visit = crypto.randomUUID();
    const opened = window.open(`/address-search?lang=${language}#${visit}`, "_blank", `popup,${size}`);
    if (!opened) return Promise.reject(new Error("The window was blocked."));
    return new Promise<FoundAddress | null>((resolve, reject) => {
      const channel = new BroadcastChannel(postcodeChannel(visit));
      endLast = () => {
        channel.close();
        resolve(null);
      };
      channel.onmessage = ({ data }: MessageEvent<PostcodeNews>) => {
        channel.close();
        const found = data?.kind === "found" ? postcodeAddress(data.data) : null;
        if (found) resolve(found);
        else reject(new Error("The service is away."));
      };
    });
  };
  return { name: "postcode", search };
}
