import { useState } from "react";
import type { AddressSearch, FoundAddress } from "@/lib/web/address-search";

/** One search at a time; a service that is away says so and leaves the fields to the hand. */
export function useAddressSearch(service: AddressSearch | null, onFound: (found: FoundAddress) => void) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const search = async () => {
    if (!service || isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const found = await service.search();
      if (found) onFound(found);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return { search, isBusy, hasFailed };
}
