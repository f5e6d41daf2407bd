import { useOffice } from "../frame/root/office-context";

const few = "5";

/** A page's first records about one member, and how they are read: each look is on record, so no focus repeats it. */
export function useRelatedInput(memberIdx: number) {
  const { language } = useOffice();
  return {
    query: { lang: language, memberIdx: String(memberIdx), size: few },
    options: { handled: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  } as const;
}
