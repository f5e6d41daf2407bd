"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { useIsTyped } from "../form/use-is-typed";
import { forReaders } from "../frame/for-readers";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { MenuEditor } from "./menu-editor";
import { MenuTree } from "./menu-tree";

/** The menus of the site: their order, names, addresses and what search engines say of them (domain.md A26, A27). */
export const MenusView = forReaders(officeMenus.menus, Loaded);

function Loaded() {
  const t = useTranslations("ishm.menus");
  const { language } = useOffice();
  const tree = useCall(
    "GET /menus",
    { query: { lang: language } },
    { handled: true, keepPreviousData: true },
  );
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {tree.data ? (
        <MenusBoard tree={tree.data} onSaved={() => tree.mutate()} />
      ) : tree.error ? (
        <OfficeFailure failure={tree.error} onRetry={() => void tree.mutate()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </>
  );
}

type Props = { tree: readonly AdminMenu[]; onSaved: () => Promise<unknown> };

/** The tree of the site's menus, and the form of the selected one. */
function MenusBoard({ tree, onSaved }: Props) {
  const t = useTranslations("ishm.unsaved");
  const [chosen, setChosen] = useState(tree[0]?.code ?? "");
  const isTyped = useIsTyped();
  const choose = async (code: string) => {
    const texts = { title: t("title"), message: t("message"), confirm: t("leave"), cancel: t("stay") };
    if (code === chosen || (isTyped() && !(await showConfirm(texts)))) return;
    setChosen(code);
  };
  return (
    <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[21rem_minmax(0,1fr)]">
      <MenuTree tree={tree} chosen={chosen} onChoose={(code) => void choose(code)} onSaved={onSaved} />
      <MenuEditor key={chosen} code={chosen} tree={tree} onSaved={onSaved} />
    </div>
  );
}
