import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { IpBlock } from "@/lib/contract/admins/ip-blocks";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useCall } from "@/lib/web/api/use-call";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
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

type Options = { entry: IpBlock | null; canSave: boolean; onTyped: ((isTyped: boolean) => void) | undefined };

type SavedIp = { ipIdx: number; version?: number | undefined };

/** The form of an entry: what is typed, what is wrong with it, and how it is sent. */
export function useIpForm({ entry, canSave, onTyped }: Options) {
  const t = useTranslations("ishm.ipBlocks");
  const router = useRouter();
  const { formats, now } = useOffice();
  const zone = formats.standardTimeZone;
  const refresh = useRefreshIpBlocks();
  const [version, setVersion] = useState(entry?.version);
  const form = useDraft(entry ? ipBlockDraftOf(entry, zone) : emptyIpBlockDraft, canSave);
  const { draft, isDirty } = form;
  const own = useCall("GET /ops/address-test", {}, { handled: true });
  const ownAddress = own.data?.address ?? null;

  const saving = useSave({
    send: async (sent: IpBlockDraft): Promise<Result<SavedIp, CallFailure>> => {
      const body = ipBlockBody(sent, zone);
      return entry
        ? call("PUT /ip-blocks", { body: { ...body, ipIdx: entry.ipIdx, version } }, { handled: true })
        : call("POST /ip-blocks", { body }, { handled: true });
    },
    onSaved: async (saved, sent) => {
      toastBar(t("saved"));
      if (entry) {
        form.markSaved(sent);
        setVersion(saved.version);
      } else {
        errors.forget();
        form.begin(emptyIpBlockDraft);
        router.push(officePaths.ipBlocks());
      }
      await refresh();
    },
    fieldOf: refusedIpField,
    readTheirs: async () => {
      if (!entry) return null;
      const answer = await call("GET /ip-blocks/{id}", { params: { id: String(entry.ipIdx) } });
      return answer.ok ? answer.value : null;
    },
  });
  const errors = useFormErrors({
    problems: ipBlockProblems(draft, { zone, now: now(), ownAddress }),
    sentenceOf: ({ field, reason }) => {
      if (field === "expireAt" && reason === "format") return t("problems.over");
      if (field !== "ipFrom") return null;
      if (reason === "tooLarge") return t("problems.self", { address: ownAddress ?? "" });
      return reason === "format" ? t(`problems.${draft.kind}`) : null;
    },
    ...saving,
  });
  useEffect(() => onTyped?.(isDirty), [isDirty, onTyped]);

  const settle = (begin: (theirs: IpBlockDraft) => void) => {
    const { theirs } = saving;
    if (theirs) {
      setVersion(theirs.version);
      begin(ipBlockDraftOf(theirs, zone));
    }
    saving.closeConflict();
  };
  return { ...form, saving, errors, ownAddress, settle };
}
