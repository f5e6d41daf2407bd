"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { MenuEditor } from "./menu-editor";
import { MenuTree } from "./menu-tree";

type Props = { tree: readonly AdminMenu[]; onSaved: () => Promise<unknown> };

/** The tree of the site's menus, and the chosen one beside it. */
export function MenusBoard({ tree, onSaved }: Props) {
  const t = useTranslations("ishm.unsaved");
  const [chosen, setChosen] = useState(tree[0]?.code ?? "");
  const [isTyped, setTyped] = useState(false);
  const choose = async (code: string) => {
    const texts = { title: t("title"), message: t("message"), confirm: t("leave"), cancel: t("stay") };
    if (code === chosen || (isTyped && !(await showConfirm(texts)))) return;
    setTyped(false);
    setChosen(code);
  };
  return (
    <div className="grid items-start gap-5 min-[1100px]:grid-cols-[21rem_minmax(0,1fr)]">
      <MenuTree tree={tree} chosen={chosen} onChoose={(code) => void choose(code)} onSaved={onSaved} />
      <MenuEditor key={chosen} code={chosen} tree={tree} onTyped={setTyped} onSaved={onSaved} />
    </div>
  );
}
