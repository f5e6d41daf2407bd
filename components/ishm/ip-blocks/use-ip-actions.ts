import { useTranslations } from "next-intl";
import type { IpBlock } from "@/lib/contract/admins/ip-blocks";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useRowRemoval } from "../list/use-row-removal";
import { rangeText } from "./ip-block-draft";

const reads = ["GET /ip-blocks", "GET /ops/address-test"] as const;

/** Reads the list of entries, and the result of a tested address, again after a write. */
export const useRefreshIpBlocks = () => useReadAgain(reads);

/** Switches an entry on or off, and deletes entries after a confirmation that names them. */
export function useIpActions() {
  const t = useTranslations("ishm.ipBlocks");
  const refresh = useRefreshIpBlocks();

  async function turn({ ipIdx, ipFrom, ipTo, version }: IpBlock, isActive: boolean): Promise<void> {
    const answer = await call("PUT /ip-blocks", { body: { ipIdx, isActive, version } });
    if (answer.ok) toastBar(t(isActive ? "turnedOn" : "turnedOff", { range: rangeText({ ipFrom, ipTo }) }));
    await refresh();
  }

  const removal = useRowRemoval<Pick<IpBlock, "ipIdx" | "ipFrom" | "ipTo">>({
    idxOf: ({ ipIdx }) => ipIdx,
    nameOf: rangeText,
    send: (body) => call("DELETE /ip-blocks", { body }),
    refresh,
    words: {
      title: (count) => t("remove.title", { count }),
      message: (ranges) => t("remove.message", { ranges }),
      done: (count) => t("remove.done", { count }),
    },
  });
  return { ...removal, turn };
}
