import type { Terrain } from "@/lib/contract/code-values/scene";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";

/** The land that the pictures of the club are drawn in; the standard one until it is known. */
export function useSiteTerrain(): Terrain {
  const { clubCode } = useOffice();
  const { data } = useCall(
    "GET /site/scene",
    { query: { clubCode } },
    { revalidateOnFocus: false, handled: true },
  );
  return data?.terrain ?? "pine-hills";
}
