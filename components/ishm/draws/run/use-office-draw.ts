import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../../frame/root/office-context";

/**
 * A draw with its applications: masked, and beside it with names while there is a reason to see them. Without the reason
 * the names are gone at once, whatever the line does.
 */
export function useOfficeDraw(drawPostIdx: number, unmaskReason: string | undefined) {
  const { language } = useOffice();
  const params = { id: String(drawPostIdx) };
  const options = { handled: true } as const;
  const masked = useCall("GET /ops/draws/{id}", { params, query: { lang: language } }, options);
  const named = useCall(
    unmaskReason === undefined ? null : "GET /ops/draws/{id}",
    { params, query: { lang: language, reason: unmaskReason } },
    options,
  );
  return {
    draw: named.data ?? masked.data,
    failure: masked.error,
    refresh: () => Promise.all([masked.mutate(), named.mutate()]),
  };
}
