import { useTranslations } from "next-intl";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { homeMenuCode, menuChange } from "@/lib/contract/site/menus";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { type MenuDetail, type MenuDraft, menuChanges, menuDraftOf, slugProblem } from "./menu-draft";

type Options = {
  menu: MenuDetail;
  tree: readonly AdminMenu[];
  canSave: boolean;
  onSaved: () => Promise<unknown>;
  read: () => Promise<Result<MenuDetail, CallFailure>>;
};

/** Domain.md A27: home hidden, an address twice, not one main page. */
const refusedFields: Readonly<Record<number, string>> = {
  2501: "isVisible",
  2502: "seoSlug",
  2503: "isMainPage",
};

/** The form of one menu. Only changed fields are sent; a new main page takes the mark from the old one. */
export function useMenuForm({ menu, tree, canSave, onSaved, read }: Options) {
  const t = useTranslations("ishm.menus");
  const { code } = menu;
  const main = tree.find((one) => one.isMainPage);
  const slugOf = (draft: MenuDraft, { seoSlug }: MenuDetail) =>
    draft.seoSlug === seoSlug ? null : slugProblem(code, draft.seoSlug, tree);
  const form = useOfficeForm({
    record: menu,
    draftOf: menuDraftOf,
    canSave,
    read,
    check(draft, saved) {
      const problems = schemaProblems(menuChange, { code, ...menuChanges(draft, menuDraftOf(saved)) });
      const isFound = problems.some(({ field }) => field === "seoSlug");
      const slug: FieldProblem[] = slugOf(draft, saved) ? [{ field: "seoSlug", reason: "format" }] : [];
      return isFound ? problems : [...problems, ...slug];
    },
    sentenceOf: ({ field }, draft) =>
      field === "seoSlug" ? t(`slug.${slugProblem(code, draft.seoSlug, tree) ?? "format"}`) : null,
    confirm: async (): Promise<boolean> => form.isDirty,
    send(draft, saved) {
      const changes = menuChanges(draft, menuDraftOf(saved));
      const swap = changes.isMainPage && main ? [{ code: main.code, isMainPage: false }] : [];
      const menus = [{ code, version: saved.version, ...changes }, ...swap];
      return call("PUT /menus", { body: { menus } }, { handled: true });
    },
    fieldOf,
    async onSaved() {
      await onSaved();
      toastBar(t("saved"));
    },
  });
  return { ...form, isHome: code === homeMenuCode, mainName: main?.name ?? "" };
}

export type MenuFormState = ReturnType<typeof useMenuForm>;

function fieldOf({ code, msgVar }: CallFailure): string | null {
  const named = code === 9001 ? msgVar[0]?.replace(/^menus\.\d+\./, "") : undefined;
  return refusedFields[code] ?? named ?? null;
}
