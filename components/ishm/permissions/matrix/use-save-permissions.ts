import { useTranslations } from "next-intl";
import type { PermissionTable } from "@/lib/contract/admins/ops-permissions";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../../form/use-save";
import { useOffice } from "../../frame/root/office-context";
import type { Target } from "../groups/target";
import { useRefresh } from "../groups/use-group-actions";
import { changesBetween, rightsAfter, savePermissionsCall } from "./permission-draft";
import type { Edit, usePermissionEdits } from "./use-permission-draft";
import { readTable } from "./use-permission-draft";

type Sent = { target: Target; edit: Edit };

/** Saves the requests of a target; over a table that is newer than theirs only by choice. */
export function useSavePermissions(target: Target, edits: ReturnType<typeof usePermissionEdits>) {
  const t = useTranslations("ishm.permissions");
  const conflict = useTranslations("ishm.conflict");
  const { language } = useOffice();
  const refresh = useRefresh();
  const saving = useSave<Sent, { cleared: string[] }, PermissionTable>({
    send: ({ target: to, edit: { table, inputs } }) => {
      const after = rightsAfter(table.list, inputs);
      const input = savePermissionsCall(to, table.version, after, changesBetween(table.list, after));
      return call("PUT /menu-admins", input, { handled: true });
    },
    async onSaved(_, sent) {
      await refresh();
      edits.drop(sent.target);
      toastBar(t("saved"));
    },
    async readTheirs() {
      const answer = await readTable(target, language);
      return answer.ok ? answer.value : null;
    },
  });
  return {
    ...saving,
    async loadTheirs() {
      saving.closeConflict();
      await refresh();
      edits.drop(target);
    },
    keepMine() {
      const edit = edits.of(target);
      if (edit && saving.theirs) edits.put(target, { ...edit, table: saving.theirs });
      saving.closeConflict();
      toastBar(conflict("kept"));
    },
  };
}
