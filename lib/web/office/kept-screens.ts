import type { ReactNode } from "react";
import { setDirty } from "@/lib/web/runtime/dirty";
import { officeMenus } from "./office-menus";

/** A screen of the back office that goes on living while another one is looked at (seed §2). */
export type KeptScreen = {
  path: string;
  /** Its filters and page: what stood behind `?` when it was last looked at. */
  search: string;
  title: string;
  element: ReactNode;
  /** Grows when the screen begins anew, because its input was given up. */
  edition: number;
};

const menuPaths: ReadonlySet<string> = new Set(Object.values(officeMenus).map((menu) => menu.path));
const mostKept = 12;

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
export function screensToKeep(
  screens: readonly KeptScreen[],
  shown: string,
  dirty: ReadonlySet<string>,
): KeptScreen[] {
  const others = screens.filter(({ path }) => path !== shown);
  const kept = others.filter(
    ({ path }, at) => isHalfTyped(path, dirty) || (menuPaths.has(path) && at < mostKept),
  );
  return [...screens.filter(({ path }) => path === shown), ...kept];
}
