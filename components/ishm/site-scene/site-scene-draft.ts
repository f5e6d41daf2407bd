import type { CallInput } from "@/lib/contract/routes";
import { type SiteScene, siteSceneBody } from "@/lib/contract/site/site-scene";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";

/** The scene as the form holds it. */
export type SiteSceneDraft = Pick<SiteScene, "terrain" | "building" | "seed">;

export function siteSceneDraftOf({ terrain, building, seed }: SiteScene): SiteSceneDraft {
  return { terrain, building, seed };
}

export function saveSiteSceneCall(draft: SiteSceneDraft, saved: SiteScene) {
  return { body: { ...draft, version: saved.admin?.version ?? 0 } } satisfies CallInput<"PUT /site/scene">;
}

export function siteSceneProblems(draft: SiteSceneDraft, saved: SiteScene): FieldProblem[] {
  return schemaProblems(siteSceneBody, saveSiteSceneCall(draft, saved).body);
}

/** Letters and digits that cannot be mistaken for each other. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** The seed of another picture: ten letters, to be read out and typed again. */
export function anotherSeed(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => letters[byte % letters.length],
  ).join("");
}
