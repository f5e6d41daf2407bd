import { type Locator, test } from "@playwright/test";

/**
 * Counts what a hand does, with a finger or the mouse; typing is not counted. Clicks, and the seconds from the first of them on, are
 * noted at the test for `npm run bench:office-acts`.
 */
export function hand() {
  let acts = 0;
  let begunAt = 0;
  const act = () => {
    acts += 1;
    if (acts === 1) begunAt = performance.now();
  };
  return {
    click: async (target: Locator) => {
      act();
      await target.click();
    },
    choose: async (field: Locator, value: string) => {
      act();
      await field.selectOption(value);
    },
    count: () => {
      const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
      test.info().annotations.push({ type: "hand", description: `${acts} ${seconds}` });
      return acts;
    },
  };
}
