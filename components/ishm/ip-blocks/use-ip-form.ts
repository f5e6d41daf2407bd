import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { IpBlock } from "@/lib/contract/admins/ip-blocks";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useCall } from "@/lib/web/api/use-call";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { useOffice } from "../frame/root/office-context";
import {
  emptyIpBlockDraft,
  type IpBlockDraft,
  ipBlockBody,
  ipBlockDraftOf,
  ipBlockProblems,
  refusedIpField,
} from "./ip-block-draft";
import { useRefreshIpBlocks } from "./use-ip-actions";

type Options = { entry: IpBlock | null; canSave: boolean };

type SavedIp = { ipIdx: number; version?: number | undefined };

/** The state of the form of an entry: input, errors and saving. */
export function useIpForm({ entry, canSave }: Options) {
  const t = useTranslations("ishm.ipBlocks");
  const router = useRouter();
  const { formats, now } = useOffice();
  const zone = formats.standardTimeZone;
  const refresh = useRefreshIpBlocks();
  const own = useCall("GET /ops/address-test", {}, { handled: true });
  const ownAddress = own.data?.address ?? null;
  const form = useOfficeForm<IpBlockDraft, IpBlock | null, SavedIp>({
    record: entry,
    draftOf: (record) => (record ? ipBlockDraftOf(record, zone) : emptyIpBlockDraft),
    canSave,
    check: (draft) => ipBlockProblems(draft, { zone, now: now(), ownAddress }),
    sentenceOf({ field, reason }, draft) {
      if (field === "expireAt" && reason === "format") return t("problems.over");
      if (field !== "ipFrom") return null;
      if (reason === "tooLarge") return t("problems.self", { address: ownAddress ?? "" });
      return reason === "format" ? t(`problems.${draft.kind}`) : null;
    },
    send: async (draft, saved): Promise<Result<SavedIp, CallFailure>> => {
      const body = ipBlockBody(draft, zone);
      if (!saved) return call("POST /ip-blocks", { body }, { handled: true });
      const { ipIdx, version } = saved;
      return call("PUT /ip-blocks", { body: { ...body, ipIdx, version } }, { handled: true });
    },
    read: async (answer) =>
      entry && !answer ? call("GET /ip-blocks/{id}", { params: { id: String(entry.ipIdx) } }) : null,
    async onSaved({ version }) {
      toastBar(t("saved"));
      if (entry) form.moveOn({ ...entry, version: version ?? entry.version });
      else {
        form.begin(emptyIpBlockDraft);
        router.push(officePaths.ipBlocks());
      }
      await refresh();
    },
    fieldOf: refusedIpField,
  });
  return { ...form, ownAddress };
}
