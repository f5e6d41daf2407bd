import type { AddressSearch } from "./port";

/**
 * The service that this site looks addresses up in: the default driver is none, and visitors type. A driver comes with
 * its source in the policy of the pages (checklist S-41).
 */
export function addressSearch(): AddressSearch | null {
  return null;
}

export type { AddressSearch, FoundAddress } from "./port";
