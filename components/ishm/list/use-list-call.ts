import type { CallInput, ContractKey } from "@/lib/contract/routes";
import type { BrowserInput } from "@/lib/web/api/browser-request";
import { useCall } from "@/lib/web/api/use-call";

type Options = { revalidateOnFocus?: boolean; refreshInterval?: number };

/** One page of a list, and what its sheet holds: all that is filtered. What was shown stays until the next page is there. */
export function useListCall<K extends ContractKey>(list: K, input: CallInput<K>, options?: Options) {
  const answer = useCall(list, input, { keepPreviousData: true, handled: true, ...options });
  return { answer, sheet: { list, input: wholeList(input) } };
}

/** The same list on no page, and masked: a sheet of persons has a reason of its own. */
function wholeList<I extends object>(input: I): I {
  const { page: _page, size: _size, reason: _reason, ...query } = (input as BrowserInput).query ?? {};
  return { ...input, query };
}
