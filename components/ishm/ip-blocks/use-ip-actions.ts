import { useTranslations } from "next-intl";
import type { IpBlock } from "@/lib/contract/admins/ip-blocks";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useListWords } from "../frame/use-list-words";
import { rangeText } from "./ip-block-draft";

const reads = ["GET /ip-blocks", "GET /ops/address-test"] as const;

/** Reads the list of entries, and the result of a tested address, again after a write. */
export const useRefreshIpBlocks = () => useReadAgain(reads);

/** Switches an entry on or off, and deletes entries after a confirmation that names them. */
export function useIpActions() {
  const t = useTranslations("ishm.ipBlocks");
  const common = useTranslations("common");
  const list = useListWords();
  const refresh = useRefreshIpBlocks();
  const { run, isBusy } = useOnce();

  async function turn({ ipIdx, ipFrom, ipTo, version }: IpBlock, isActive: boolean): Promise<void> {
    const answer = await call("PUT /ip-blocks", { body: { ipIdx, isActive, version } });
    if (answer.ok) toastBar(t(isActive ? "turnedOn" : "turnedOff", { range: rangeText({ ipFrom, ipTo }) }));
    await refresh();
  }

  async function remove(entries: readonly Pick<IpBlock, "ipIdx" | "ipFrom" | "ipTo">[]): Promise<boolean> {
    if (entries.length === 0) return false;
    const isWanted = await showConfirm({
      title: t("remove.title", { count: entries.length }),
      message: t("remove.message", { ranges: list(entries.map(rangeText)) }),
      confirm: common("delete"),
      cancel: common("cancel"),
    });
    if (!isWanted) return false;
    const body = { idxs: entries.map((one) => one.ipIdx) };
    const answer = await run(() => call("DELETE /ip-blocks", { body }));
    if (!answer?.ok) return false;
    toastBar(t("remove.done", { count: answer.value.deleted }));
    await refresh();
    return true;
  }
  return { turn, remove, isBusy };
}
