import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { homeMenuCode, menuChange } from "@/lib/contract/site/menus";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { type MenuDetail, type MenuDraft, menuChanges, menuDraftOf, slugProblem } from "./menu-draft";

type Options = {
  menu: MenuDetail;
  tree: readonly AdminMenu[];
  canSave: boolean;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
  read: (signal: undefined) => ReturnType<typeof readMenu>;
};

const readMenu = (id: string) => call("GET /menus/{id}", { params: { id } });

/** Domain.md A27: home hidden, an address twice, not one main page. */
const refusedFields: Readonly<Record<number, string>> = {
  2501: "isVisible",
  2502: "seoSlug",
  2503: "isMainPage",
};

/** The form of one menu: only what changed is sent, over the version that it began with. */
export function useMenuForm({ menu, tree, canSave, onDirty, onSaved, read }: Options) {
  const t = useTranslations("ishm.menus");
  const [version, setVersion] = useState(menu.version);
  const { draft, baseline, isDirty, change, begin, markSaved } = useDraft(menuDraftOf(menu), canSave);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const changes = menuChanges(draft, baseline);
  const { code } = menu;
  const main = tree.find((one) => one.isMainPage);
  const slug = changes.seoSlug === undefined ? null : slugProblem(code, draft.seoSlug, tree);
  const saving = useSave<MenuDraft, { updated: number }, MenuDetail>({
    send: () => {
      const swap = changes.isMainPage && main ? [{ code: main.code, isMainPage: false }] : [];
      return call(
        "PUT /menus",
        { body: { menus: [{ code, version, ...changes }, ...swap] } },
        { handled: true },
      );
    },
    fieldOf,
    async onSaved() {
      await onSaved();
      toastBar(t("saved"));
    },
    async readTheirs() {
      const answer = await read(undefined);
      return answer.ok ? answer.value : null;
    },
  });
  const problems = schemaProblems(menuChange, { code, ...changes });
  if (slug && problems.every(({ field }) => field !== "seoSlug"))
    problems.push({ field: "seoSlug", reason: "format" });
  const errors = useFormErrors({
    problems,
    sentenceOf: ({ field }) => (field === "seoSlug" ? t(`slug.${slug ?? "format"}`) : null),
    ...saving,
  });
  return {
    draft,
    baseline,
    isDirty,
    change,
    errors,
    isBusy: saving.isBusy,
    isHome: code === homeMenuCode,
    mainName: main?.name ?? "",
    submit: () => {
      if (!saving.isBusy && errors.pass() && isDirty) void saving.save(draft);
    },
    conflict: {
      isOpen: saving.theirs !== null,
      onReload() {
        if (saving.theirs) begin(menuDraftOf(saving.theirs));
        setVersion(saving.theirs?.version);
        saving.closeConflict();
        errors.forget();
      },
      onKeep() {
        if (saving.theirs) markSaved(menuDraftOf(saving.theirs));
        setVersion(saving.theirs?.version);
        saving.closeConflict();
      },
    },
  };
}

export type MenuFormState = ReturnType<typeof useMenuForm>;

function fieldOf({ code, msgVar }: CallFailure): string | null {
  const named = code === 9001 ? msgVar[0]?.replace(/^menus\.\d+\./, "") : undefined;
  return refusedFields[code] ?? named ?? null;
}
