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
