import type { PageContext } from "@/components/member/shared/page-context";
import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";

export type Suspension = CallOutput<"GET /info/{id}/penalties">[number];

/**
 * Suspensions that keep the member from booking at present; empty where they cannot be read, undefined until they
 * are.
 */
export function useSuspensions(
  memberIdx: number,
  { language }: PageContext,
): readonly Suspension[] | undefined {
  const { data, error } = useCall(
    "GET /info/{id}/penalties",
    { params: { id: String(memberIdx) }, query: { lang: language } },
    { handled: true },
  );
  return data ?? (error ? [] : undefined);
}

/** Whether the member may be offered to book: not while suspended, nor until that is known. */
export function useMayBook(memberIdx: number, context: PageContext): boolean {
  return useSuspensions(memberIdx, context)?.length === 0;
}
