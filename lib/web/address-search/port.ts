/** An address as a postal service writes it. */
export type FoundAddress = { zipCode: string; address: string };

/** A service in which visitors look up their address. */
export type AddressSearch = {
  name: string;
  /** Opens the service's own window or list; null when the visitor gave up. Throws when the service is away. */
  search(): Promise<FoundAddress | null>;
};
