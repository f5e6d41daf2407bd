import { type Drill, type Fault, type Scene, seconds } from "../drill";
import type { Release } from "../stack/release";
import { type Served, untilReady } from "../stack/stack";
import { watchPages } from "./page-watch";
import { club } from "./whole";

const minutes = Number(process.env.MINUTES ?? 10);
const wholeSeconds = 30;
const here = process.cwd();

/** Stops a server in order and starts it from another release's folder; as `rolling` does it, one after the other. */
async function move(one: Served, folder: string, env: Record<string, string> = {}): Promise<void> {
  one.process.setFolder(folder);
  one.process.setEnv(env);
  await one.process.restart();
  await untilReady([one], 60_000);
  await seconds(2);
}

const addressOfPart = /\/_next\/static\/[^"'\\\s)]+/g;

/** Loads pages with all their scripts and styles through nginx, as browsers do, until `isOver`; the parts that are not there. */
async function loadParts({ stack }: Scene, isOver: () => boolean) {
  const missing: string[] = [];
  const builds = new Set<string>();
  let parts = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    // Another address each time: the page comes from a web, and not from the cache before it.
    const page = await fetch(`${stack.origin}/course?turn=${turn}`).catch(() => null);
    if (page?.ok) {
      const text = await page.text();
      builds.add(/data-dpl-id="([^"]+)"/.exec(text)?.[1] ?? "");
      for (const path of new Set(text.match(addressOfPart))) {
        const address = stack.origin + path.replaceAll("&amp;", "&");
        const answer = await fetch(address).catch(() => null);
        await answer?.arrayBuffer();
        parts += 1;
        if (!answer?.ok) missing.push(`${answer?.status ?? "no answer"} ${path}`);
      }
    }
    await seconds(1);
  }
  return { parts, builds, missing };
}

/** Pages and their parts are watched while `work` runs; its notes and what was seen, and a throw when something was wrong. */
async function watched(scene: Scene, work: () => Promise<string[]>): Promise<{ notes: string[] }> {
  let isOver = false;
  const watching = Promise.all([watchPages(scene, () => isOver), loadParts(scene, () => isOver)]);
  const notes = await work().finally(() => {
    isOver = true;
  });
  const [{ pages, wrong }, { parts, builds, missing }] = await watching;
  if (wrong.length > 0) throw new Error(`${wrong.length} wrong pages of ${pages}: ${wrong[0]}`);
  if (missing.length > 0)
    throw new Error(`${missing.length} of ${parts} scripts and styles missing: ${missing[0]}`);
  if (builds.size < 2) throw new Error("pages of one build only were seen");
  return {
    notes: [...notes, `0 wrong pages of ${pages}; 0 of ${parts} scripts and styles of two builds missing`],
  };
}

const sideBySide =
  (before: Release): Fault =>
  (scene) =>
    watched(scene, async () => {
      const { apis, webs } = scene.stack;
      const from = performance.now();
      await club(scene.stack, ["migrate"]);
      const migrated = ((performance.now() - from) / 1000).toFixed(1);
      await move(apis[0], here);
      await move(webs[0], here);
      await seconds(minutes * 60);
      await move(apis[1], here);
      await move(webs[1], here);
      await seconds(wholeSeconds);
      for (const one of [...apis, ...webs]) await move(one, before.folder, { ALLOW_NEWER_DATABASE: "1" });
      await seconds(wholeSeconds);
      return [
        `from ${before.commit.slice(0, 8)} (${before.newestMigration}): migrated under load in ${migrated} s, ` +
          `${minutes} minutes side by side, then the new one alone, then all back`,
      ];
    });

export const releasesName = "releases";

/** A release under load, beside the one before for `MINUTES` (10), and back; its stack has to run the release before. */
export const releasesDrill = (before: Release): Drill => ({
  name: releasesName,
  title: "Two releases side by side, then the new one alone, then back by one",
  seconds: minutes * 60,
  bounds: { notGood: 0, answers: minutes * 60 * 45 },
  fault: sideBySide(before),
});
