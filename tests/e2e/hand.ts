import { type Locator, test } from "@playwright/test";

/**
 * Counts what a hand does, with a finger or the mouse; typing is not counted. Clicks, the seconds from the first of them on and the
 * act, which is the test where it has no other name, are noted at the test for `npm run bench:office-acts`.
 */
export function hand(act = test.info().title) {
  let acts = 0;
  let begunAt = 0;
  const note = () => {
    acts += 1;
    if (acts === 1) begunAt = performance.now();
  };
  return {
    click: async (target: Locator) => {
      note();
      await target.click();
    },
    choose: async (field: Locator, value: string) => {
      note();
      await field.selectOption(value);
    },
    count: () => {
      const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
      test.info().annotations.push({ type: "hand", description: `${acts} ${seconds} ${act}` });
      return acts;
    },
  };
}
