import type { CallInput, ContractKey } from "@/lib/contract/routes";
import type { BrowserInput } from "@/lib/web/api/browser-request";
import { useCall } from "@/lib/web/api/use-call";

type Options = { revalidateOnFocus?: boolean; refreshInterval?: number };

/** One page of a list, and the input of its export: all filtered rows. The last page is shown until the next one is there. */
export function useListCall<K extends ContractKey>(list: K, input: CallInput<K>, options?: Options) {
  const answer = useCall(list, input, { keepPreviousData: true, handled: true, ...options });
  return { answer, exported: { list, input: wholeList(input) } };
}

/** The same list on no page, and masked: an export of persons asks for a reason of its own. */
function wholeList<I extends object>(input: I): I {
  const { page: _page, size: _size, reason: _reason, ...query } = (input as BrowserInput).query ?? {};
  return { ...input, query };
}
