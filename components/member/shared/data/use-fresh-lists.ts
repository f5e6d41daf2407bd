import { useSWRConfig } from "swr";

const personal = /^GET \/(my-reservation|ext\/bookings|reservation|info|coupon|voc)\b/;

/** After an action: everything personal that this tab keeps, or what is named, is asked for again when it is shown. */
export function useFreshLists(which: RegExp = personal): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && which.test(String(key[0])));
}
