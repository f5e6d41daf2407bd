import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { useOffice } from "../frame/root/office-context";
import { useUnsavedGuard } from "../frame/root/unsaved";
import { moveTo, orderChanges } from "./menu-order";

type Orders = Readonly<Record<string, readonly string[]>>;

const keyOf = (parent: string | null) => parent ?? "top";

/** The unsaved order of the menus by parent; all are saved in one call. */
export function useMenuOrder(tree: readonly AdminMenu[], onSaved: () => Promise<unknown>) {
  const t = useTranslations("ishm.menus.order");
  const common = useTranslations("common");
  const { language } = useOffice();
  const [requested, setRequested] = useState<Orders>({});
  const [begun, setBegun] = useState<Orders>({});
  const [announced, setAnnounced] = useState("");
  const { run, isBusy } = useOnce();
  const focused = useRef<Element | null>(null);
  // A moved row loses the focus in it.
  useLayoutEffect(() => {
    const { current } = focused;
    focused.current = null;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
  });
  const all = new Map(tree.flatMap((menu) => [menu, ...menu.children]).map((menu) => [menu.code, menu]));
  const changes = changesOf(tree, requested);
  useUnsavedGuard(changes.length > 0);

  function place(siblings: readonly string[], code: string, to: number): void {
    const menu = all.get(code);
    const next = moveTo(siblings, code, to);
    if (!menu || next.every((one, at) => one === siblings[at])) return;
    const key = keyOf(menu.parentCode);
    focused.current = document.activeElement;
    setBegun((orders) => ({ [key]: orderOf(tree, menu.parentCode), ...orders }));
    setRequested((orders) => ({ ...orders, [key]: next }));
    setAnnounced(t("moved", { menu: menu.name, place: next.indexOf(code) + 1, count: next.length }));
  }

  function discard(): void {
    setRequested({});
    setBegun({});
    setAnnounced("");
  }

  /** Drops the requests that were saved, and keeps those made since. */
  function forget(saved: Orders): void {
    const isLater = ([key, codes]: [string, readonly string[]]) => codes !== saved[key];
    setRequested((orders) => Object.fromEntries(Object.entries(orders).filter(isLater)));
    setBegun({});
  }

  /** Whether the order is still the one that the moves began with; else asks whether to overwrite it. */
  async function isFree(): Promise<boolean> {
    const fresh = await call("GET /menus", { query: { lang: language } });
    if (!fresh.ok) return false;
    const isSame = Object.entries(begun).every(([key, codes]) => {
      const now = orderOf(fresh.value, key === "top" ? null : key);
      return now.join() === codes.join();
    });
    const texts = { title: t("conflictTitle"), message: t("conflict"), confirm: t("save") };
    return isSame || showConfirm({ ...texts, cancel: common("cancel") });
  }

  async function save(): Promise<void> {
    if (!(await isFree())) return;
    const answer = await call("PUT /menus", { body: { menus: changes } });
    if (!answer.ok) return;
    await onSaved();
    forget(requested);
    toastBar(t("saved"));
  }

  return {
    changes,
    announced,
    isBusy,
    place,
    discard,
    save: () => void run(save),
    sorted(parent: string | null, menus: readonly AdminMenu[]): readonly AdminMenu[] {
      const order = requested[keyOf(parent)];
      return order
        ? menus.toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code))
        : menus;
    },
  };
}

function siblingsOf(tree: readonly AdminMenu[], parent: string | null): readonly AdminMenu[] {
  return parent === null ? tree : (tree.find(({ code }) => code === parent)?.children ?? []);
}

const orderOf = (tree: readonly AdminMenu[], parent: string | null) =>
  siblingsOf(tree, parent).map(({ code }) => code);

function changesOf(tree: readonly AdminMenu[], requested: Orders) {
  return Object.entries(requested).flatMap(([key, codes]) =>
    orderChanges(siblingsOf(tree, key === "top" ? null : key), codes),
  );
}
