import type { ReactNode } from "react";
import { setDirty } from "@/lib/web/runtime/dirty";
import { officeMenus } from "./office-menus";

/** A screen of the back office that stays mounted while another one is shown (seed §2). */
export type KeepAliveScreen = {
  path: string;
  /** Its filters and page: the query when it was last shown. */
  search: string;
  title: string;
  element: ReactNode;
  /** Grows when the screen begins anew, because its input was discarded. */
  edition: number;
};

const menuPaths: ReadonlySet<string> = new Set(Object.values(officeMenus).map((menu) => menu.path));
const maxAlive = 12;

/** The key of a form's unsaved input: it begins with the screen that the form stands on. */
export function formKey(path: string, form: string): string {
  return `${path} ${form}`;
}

/** Whether a screen holds input that nobody has saved. */
export function isHalfTyped(path: string, dirty: ReadonlySet<string>): boolean {
  return [...dirty].some((key) => key.startsWith(`${path} `));
}

/** Discards the unsaved input of a screen. */
export function giveUpInput(path: string, dirty: ReadonlySet<string>): void {
  for (const key of dirty) if (key.startsWith(`${path} `)) setDirty(key, false);
}

/**
 * The screens that stay when another one is shown, the one that is shown first: those of a menu, the latest twelve,
 * and every half-typed one.
 */
export function screensToKeepAlive(
  screens: readonly KeepAliveScreen[],
  shown: string,
  dirty: ReadonlySet<string>,
): KeepAliveScreen[] {
  const others = screens.filter(({ path }) => path !== shown);
  const alive = others.filter(
    ({ path }, at) => isHalfTyped(path, dirty) || (menuPaths.has(path) && at < maxAlive),
  );
  return [...screens.filter(({ path }) => path === shown), ...alive];
}
