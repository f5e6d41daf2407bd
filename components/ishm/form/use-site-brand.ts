import { type Brand, plainBrand } from "@/lib/shared/brand/brand";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";

/** The look of the club that is worked for; the product's own until it is known. */
export function useSiteBrand(): Brand {
  const { clubCode } = useOffice();
  const { data } = useCall(
    "GET /site/brand",
    { query: { clubCode } },
    { revalidateOnFocus: false, handled: true },
  );
  return data ?? plainBrand;
}
