import { z } from "zod";
import { codeOf } from "@/lib/contract/code-values/code-shape";
import { certificationType } from "@/lib/contract/code-values/members";
import { buildings, terrains } from "@/lib/contract/code-values/scene";
import { code, inEveryLanguage } from "./texts";

/**
 * `preset.json`: what the operator chooses by. Files that the folder lacks come from the preset that it is based on; of
 * policies, codes, menus and texts single entries are taken over or replaced.
 */
export const presetFile = z.strictObject({
  basedOn: code.optional(),
  /** False: only other presets are based on it. */
  isOffered: z.boolean().default(true),
  names: inEveryLanguage(z.string()),
  summary: inEveryLanguage(z.string()),
  /** Where a club lies until it says so: degrees, and the square of the weather service's grid. */
  place: z.strictObject({ lat: z.number(), lon: z.number(), gridX: z.int(), gridY: z.int() }).optional(),
  /** Ways in which members prove who they are. */
  methods: z.array(codeOf(certificationType)).min(1).optional(),
  /** The land and the house in which a club is drawn until it chooses; without it the standard ones. */
  scene: z.strictObject({ terrain: z.enum(terrains), building: z.enum(buildings) }).optional(),
  /** Codes of menus that a new club does not show. */
  hiddenMenus: z.array(code).optional(),
});
export type PresetHead = z.infer<typeof presetFile>;
