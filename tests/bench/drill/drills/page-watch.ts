import { type Scene, seconds } from "../drill";

/** A notice has to be on its page, or gone from it, so long after its write was acknowledged. */
const settleMs = 8_000;

/** Looks at the list of notices of both webs, past nginx, until `isOver`; what is wrong there. */
export async function watchPages(
  { stack, load }: Scene,
  isOver: () => boolean,
): Promise<{ pages: number; wrong: string[] }> {
  const wrong: string[] = [];
  let pages = 0;
  while (!isOver()) {
    for (const { port } of stack.webs) {
      const from = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/community`).catch(() => null);
      if (!answer?.ok) continue;
      const text = await answer.text();
      pages += 1;
      for (const [idx, { title, isThere, toldAt }] of load.ledger.notices) {
        if (from - toldAt < settleMs || text.includes(`${title}<`) === isThere) continue;
        if (!isThere) wrong.push(`the page of ${port} shows notice ${idx} that was deleted`);
        else if (isOnFirstPage(load.ledger.notices, idx))
          wrong.push(`the page of ${port} lacks notice ${idx}`);
      }
    }
    await seconds(1);
  }
  return { pages, wrong };
}

/** The newest are at the top of the first page. */
function isOnFirstPage(notices: ReadonlyMap<number, { isThere: boolean }>, idx: number): boolean {
  const newer = [...notices].filter(([other, { isThere }]) => other > idx && isThere);
  return newer.length < 3;
}
