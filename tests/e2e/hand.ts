import type { Locator } from "@playwright/test";

/** Counts what a hand does, with a finger or the mouse; typing is not counted. */
export function hand() {
  let acts = 0;
  return {
    click: async (target: Locator) => {
      acts += 1;
      await target.click();
    },
    choose: async (field: Locator, value: string) => {
      acts += 1;
      await field.selectOption(value);
    },
    count: () => acts,
  };
}
