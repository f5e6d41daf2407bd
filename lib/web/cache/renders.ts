/** A page that Next may be making: it says so by asking the cache for it, and has made it when it stores it. */
type Render = {
  /** Cache tags of the kept page before it; null where none are known. */
  tags: readonly string[] | null;
  readonly ended: Promise<void>;
  readonly end: () => void;
};

const shared = globalThis as typeof globalThis & { clubfrontRenders?: Set<Render> };
/** A failed render stores nothing; one that takes longer than this is not waited for. */
const longestMs = 10_000;

function underWay(): Set<Render> {
  shared.clubfrontRenders ??= new Set();
  return shared.clubfrontRenders;
}

/** Notes a render; ends it after ten seconds if nobody else does. */
export function beginRender(): Render {
  let settle = () => {};
  const ended = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const end = () => {
    clearTimeout(timer);
    underWay().delete(render);
    settle();
  };
  const render: Render = { tags: null, ended, end };
  const timer = setTimeout(end, longestMs);
  timer.unref();
  underWay().add(render);
  return render;
}

/**
 * Waits for the renders that may have begun before a change of these tags. Next gives a request what it is making for
 * an earlier one at the same address, or the stale page that it is renewing, without another look into the cache.
 */
export async function rendersEnded(tags: readonly string[]): Promise<void> {
  const touched = [...underWay()].filter((one) => one.tags?.some((tag) => tags.includes(tag)) ?? true);
  await Promise.all(touched.map(({ ended }) => ended));
}
