import { useState } from "react";
import type { AddressSearch, FoundAddress } from "@/lib/web/address-search";

/** A service that is away says so and leaves the fields to the hand; the list may be opened again at any time. */
export function useAddressSearch(service: AddressSearch | null, onFound: (found: FoundAddress) => void) {
  const [hasFailed, setFailed] = useState(false);

  const search = async () => {
    setFailed(false);
    try {
      const found = await service?.search();
      if (found) onFound(found);
    } catch {
      setFailed(true);
    }
  };
  return { search, hasFailed };
}
