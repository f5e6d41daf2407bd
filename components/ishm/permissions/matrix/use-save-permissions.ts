import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PermissionTable } from "@/lib/contract/admins/ops-permissions";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useActionCall } from "../../action/use-action-call";
import { useOffice } from "../../frame/root/office-context";
import type { Target } from "../groups/target";
import { useRefresh } from "../groups/use-group-actions";
import { changesBetween, rightsAfter, savePermissionsCall } from "./permission-draft";
import type { Edit, usePermissionEdits } from "./use-permission-draft";
import { readTable } from "./use-permission-draft";

/** Domain.md 13: somebody else saved meanwhile. */
const stale = 2002;

type Sent = { target: Target; edit: Edit };

/** Saves the requests of a target; over a table that is newer than theirs only by choice. */
export function useSavePermissions(target: Target, edits: ReturnType<typeof usePermissionEdits>) {
  const t = useTranslations("ishm.permissions");
  const conflict = useTranslations("ishm.conflict");
  const { language } = useOffice();
  const refresh = useRefresh();
  const [theirs, setTheirs] = useState<PermissionTable | null>(null);
  const { run, isBusy, failure } = useActionCall({
    send: ({ target: to, edit: { table, inputs } }: Sent) => {
      const after = rightsAfter(table.list, inputs);
      const input = savePermissionsCall(to, table.version, after, changesBetween(table.list, after));
      return call("PUT /menu-admins", input, { handled: true });
    },
    async onDone(_, sent) {
      await refresh();
      edits.drop(sent.target);
      toastBar(t("saved"));
    },
    async onRefused({ code }) {
      const answer = code === stale ? await readTable(target, language) : null;
      if (answer?.ok) setTheirs(answer.value);
      return answer?.ok ?? false;
    },
  });
  return {
    save: run,
    isBusy,
    failure,
    theirs,
    async loadTheirs() {
      setTheirs(null);
      await refresh();
      edits.drop(target);
    },
    keepMine() {
      const edit = edits.of(target);
      if (edit && theirs) edits.put(target, { ...edit, table: theirs });
      setTheirs(null);
      toastBar(conflict("kept"));
    },
  };
}
