import type { ReactNode } from "react";
import { setDirty } from "@/lib/web/runtime/dirty";
import { officeMenus } from "./office-menus";

/** A screen of the back office that stays mounted while another one is shown (seed §2). */
<<<<<<<< HEAD:lib/web/office/keep-alive.ts
export type LiveScreen = {
  path: string;
  /** Its filters and page: the query string when it was last shown. */
========
export type KeepAliveScreen = {
  path: string;
  /** Its filters and page: the query when it was last shown. */
>>>>>>>> office-ops:lib/web/office/keep-alive-screens.ts
  search: string;
  title: string;
  element: ReactNode;
  /** Grows when the screen begins anew, because its input was discarded. */
  edition: number;
};

const menuPaths: ReadonlySet<string> = new Set(Object.values(officeMenus).map((menu) => menu.path));
<<<<<<<< HEAD:lib/web/office/keep-alive.ts
const mostLive = 12;
========
const maxAlive = 12;
>>>>>>>> office-ops:lib/web/office/keep-alive-screens.ts

/** The key of a form's unsaved input; it begins with the path of the form's screen. */
export function formKey(path: string, form: string): string {
  return `${path} ${form}`;
}

/** Whether a screen holds input that nobody has saved. */
export function isHalfTyped(path: string, dirty: ReadonlySet<string>): boolean {
  return [...dirty].some((key) => key.startsWith(`${path} `));
}

<<<<<<<< HEAD:lib/web/office/keep-alive.ts
/** Drops the input of a screen. */
========
/** Discards the unsaved input of a screen. */
>>>>>>>> office-ops:lib/web/office/keep-alive-screens.ts
export function giveUpInput(path: string, dirty: ReadonlySet<string>): void {
  for (const key of dirty) if (key.startsWith(`${path} `)) setDirty(key, false);
}

/**
 * The screens that stay when another one is shown, the one that is shown first: those of a menu, the latest twelve,
 * and every half-typed one.
 */
<<<<<<<< HEAD:lib/web/office/keep-alive.ts
export function screensToKeep(
  screens: readonly LiveScreen[],
  shown: string,
  dirty: ReadonlySet<string>,
): LiveScreen[] {
  const others = screens.filter(({ path }) => path !== shown);
  const alive = others.filter(
    ({ path }, at) => isHalfTyped(path, dirty) || (menuPaths.has(path) && at < mostLive),
========
export function screensToKeepAlive(
  screens: readonly KeepAliveScreen[],
  shown: string,
  dirty: ReadonlySet<string>,
): KeepAliveScreen[] {
  const others = screens.filter(({ path }) => path !== shown);
  const alive = others.filter(
    ({ path }, at) => isHalfTyped(path, dirty) || (menuPaths.has(path) && at < maxAlive),
>>>>>>>> office-ops:lib/web/office/keep-alive-screens.ts
  );
  return [...screens.filter(({ path }) => path === shown), ...alive];
}
