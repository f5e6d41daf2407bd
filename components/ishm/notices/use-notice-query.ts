import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useMemo } from "react";
import {
  type NoticeListQuery,
  readNoticeListQuery,
  writeNoticeListQuery,
} from "@/lib/web/office/notice-list-query";

/** The list's place, kept in the address: back and a copied address show the same rows. */
export function useNoticeQuery() {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const query = useMemo(() => readNoticeListQuery(new URLSearchParams(search.toString())), [search]);

  /** Anything but a turn of the page begins at the first page. `isTyping` leaves no step to come back to. */
  function change(part: Partial<NoticeListQuery>, { isTyping = false } = {}) {
    const text = writeNoticeListQuery({ ...query, page: 1, ...part });
    const address = text ? `${path}?${text}` : path;
    if (isTyping) router.replace(address, { scroll: false });
    else router.push(address, { scroll: false });
  }
  return { query, change };
}
