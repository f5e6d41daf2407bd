"use client";

import { useLocale } from "next-intl";
import { createContext, type ReactNode, use, useMemo } from "react";
import { type AddressSearch, postcodeWindow } from "@/lib/web/address-search";

const Service = createContext(false);

/** Tells the fields of a page whether the site has a service to look addresses up in. */
export function AddressService({ isOffered, children }: { isOffered: boolean; children: ReactNode }) {
  return <Service value={isOffered}>{children}</Service>;
}

/** The service of the site, or null where visitors type alone. */
export function useAddressService(): AddressSearch | null {
  const isOffered = use(Service);
  const language = useLocale();
  return useMemo(() => (isOffered ? postcodeWindow(language) : null), [isOffered, language]);
}
