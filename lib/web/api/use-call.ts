import useSWR, {
  mutate,
  type Revalidator,
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize,
  useSWRConfig,
} from "swr";
import type { CallInput, CallOutput, ContractKey } from "@/lib/contract/routes";
import { type CallOptions, call } from "./browser";
import { type CallFailure, isPassing } from "./call-failure";
import { keepAnswers } from "./kept-answers";

keepAnswers(({ anew }) => mutate(() => true, undefined, { revalidate: anew }));

/** A call as SWR wants it: the payload, or the failure thrown. */
export async function fetcher<K extends ContractKey>(
  [key, input]: readonly [K, CallInput<K>],
  options?: CallOptions,
): Promise<CallOutput<K>> {
  const result = await call(key, input, options);
  if (!result.ok) throw result.failure;
  return result.value;
}

type UseCallOptions<T> = SWRConfiguration<T, CallFailure> & Pick<CallOptions, "handled">;

const againMs = 5000;

/** SWR ends a repeated read at its first failure; after a temporary one it goes on. */
const goingOn = {
  shouldRetryOnError: true,
  onErrorRetry(
    failure: CallFailure,
    _key: string,
    _config: unknown,
    read: Revalidator,
    at: { retryCount: number },
  ) {
    if (isPassing(failure)) setTimeout(() => void read(at), againMs);
  },
};

/**
 * A read that is cached and shared by its key and input; a null key reads nothing. Reading again what is already there
 * is quiet. Failures are not tried again by themselves, the retry queue is for that; a repeated read goes on.
 */
export function useCall<K extends ContractKey>(
  key: K | null,
  input: CallInput<K>,
  { handled, ...options }: UseCallOptions<CallOutput<K>> = {},
): SWRResponse<CallOutput<K>, CallFailure> {
  const { cache } = useSWRConfig();
  return useSWR<CallOutput<K>, CallFailure, readonly [K, CallInput<K>] | null>(
    key && ([key, input] as const),
    (parts) => {
      const quiet = cache.get(unstable_serialize(parts))?.data !== undefined;
      return fetcher(parts, { quiet, handled });
    },
    { shouldRetryOnError: false, ...(options.refreshInterval ? goingOn : {}), ...options },
  );
}
