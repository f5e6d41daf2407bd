import { type FoundAddress, type PostcodeNews, postcodeAddress, postcodeChannel } from "./postcode";

export type { FoundAddress } from "./postcode";

/** A service in which visitors look up their address. */
export type AddressSearch = {
  name: string;
  /**
   * Opens the service's own window or list. Null when another search took its place; never ends for a visitor who gives
   * up. Throws when the service is away or its window was blocked.
   */
  search(): Promise<FoundAddress | null>;
};

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
