import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { languages } from "@/lib/shared/languages";
import { type Content, projectFolder, readFolder, readWholeFolder } from "./read-folder";
import { wordsFile } from "./schemas/club-records";
import { coursesFile, rulesFile } from "./schemas/courses";
import { groupsFile } from "./schemas/people";
import { type PresetHead, presetFile } from "./schemas/preset";
import {
  codesFile,
  holdingFile,
  holidaysFile,
  menusFile,
  officeMenusFile,
  policiesFile,
  termsFile,
  textsFile,
} from "./schemas/site";

/** The files that a preset may have, and that a club may have instead of its preset's. */
export const presetFiles = {
  policies: policiesFile,
  codes: codesFile,
  menus: menusFile,
  groups: groupsFile,
  texts: textsFile,
  words: wordsFile,
  holidays: holidaysFile,
  terms: termsFile,
  courses: coursesFile,
  rules: rulesFile,
};

/** The files of `data/common`, which every club has alike. */
export const commonFiles = { codes: codesFile, officeMenus: officeMenusFile, holding: holdingFile };

/** Contents of a new club before anybody has entered anything. */
export type PresetContent = Content<typeof presetFiles>;
/** A preset with all that it is based on. */
export type Preset = PresetContent & {
  name: string;
  head: Required<Pick<PresetHead, "place" | "methods" | "hiddenMenus">> &
    Pick<PresetHead, "isOffered" | "names" | "summary" | "scene">;
  common: Content<typeof commonFiles>;
};

const root = projectFolder("lib/club-api/presets");
const common = projectFolder("lib/club-api/db/seed/data/common");

/** The presets that a club can be made from, by name. */
export function listPresets(): { name: string; head: PresetHead }[] {
  return presetNames(root)
    .map((name) => ({ name, head: readLayer(root, name).preset }))
    .filter(({ head }) => head.isOffered);
}

function presetNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .toSorted();
}

/**
 * A preset with all that it is based on. Throws a sentence for an unknown name, for a circle, and for what is missing or
 * faulty in its files.
 */
export function readPreset(name: string, folder: string = root): Preset {
  const layers = layersOf(name, folder);
  const content = layers.reduce<Partial<PresetContent>>(
    (under, { preset: _, ...layer }) => overlaid(under, layer),
    {},
  );
  const missing = Object.keys(presetFiles).find((file) => !Object.hasOwn(content, file));
  if (missing !== undefined)
    throw new Error(`The preset ${name} and what it is based on have no ${missing}.json.`);
  return {
    ...(content as PresetContent),
    name,
    head: wholeHead(
      name,
      layers.map(({ preset }) => preset),
    ),
    common: readCommon(),
  };
}

/** Reads the contents that every club has alike. */
export const readCommon = () => readWholeFolder(common, commonFiles);

type Layer = Partial<PresetContent> & { preset: PresetHead };

/** The preset last, what it is based on before it. */
function layersOf(name: string, folder: string): Layer[] {
  const layers: Layer[] = [];
  const passed = new Set<string>();
  for (let at: string | undefined = name; at !== undefined; at = layers[0]?.preset.basedOn) {
    if (passed.has(at)) throw new Error(`The preset ${name} is based on itself.`);
    if (!presetNames(folder).includes(at)) throw new Error(`There is no preset ${at}.`);
    passed.add(at);
    layers.unshift(readLayer(folder, at));
  }
  return layers;
}

function readLayer(folder: string, name: string): Layer {
  const layer = readFolder(resolve(folder, name), { preset: presetFile, ...presetFiles });
  if (!layer.preset) throw new Error(`The preset ${name} has no preset.json.`);
  return { ...layer, preset: layer.preset };
}

function wholeHead(name: string, heads: readonly PresetHead[]): Preset["head"] {
  const head: Partial<PresetHead> = Object.assign({}, ...heads);
  const { place, methods, scene, hiddenMenus = [], isOffered = true, names, summary } = head;
  if (!place || !methods || !names || !summary)
    throw new Error(`The preset ${name} has no place or no methods.`);
  return { place, methods, scene, hiddenMenus, isOffered, names, summary };
}

/** Files over files: policies, codes, menus and texts entry by entry, others as a whole. */
export function overlaid<Under extends Partial<PresetContent>>(
  under: Under,
  over: Partial<PresetContent>,
): Under {
  return {
    ...under,
    ...over,
    ...listOver("policies", under, over, ({ code }) => code),
    ...listOver("codes", under, over, ({ id }) => id),
    ...listOver("menus", under, over, ({ code }) => code),
    ...(under.texts && over.texts ? { texts: textsOver(under.texts, over.texts) } : {}),
  };
}

function listOver<Name extends "policies" | "codes" | "menus">(
  name: Name,
  under: Partial<PresetContent>,
  over: Partial<PresetContent>,
  keyOf: (entry: PresetContent[Name][number]) => string,
): Partial<PresetContent> {
  const [below, above] = [under[name], over[name]];
  if (!below || !above) return {};
  const entries = new Map<string, PresetContent[Name][number]>();
  for (const entry of [...below, ...above]) entries.set(keyOf(entry), entry);
  return { [name]: [...entries.values()] };
}

function textsOver(under: PresetContent["texts"], over: PresetContent["texts"]): PresetContent["texts"] {
  const both = languages.map((language) => [language, { ...under[language], ...over[language] }]);
  return Object.fromEntries(both) as PresetContent["texts"];
}
