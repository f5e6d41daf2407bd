/**
 * Rebuilds public/fonts/titles-v4: the faces of titles of the pairings "bookish" and "round" (lib/web/fonts.ts) from the
 * published OFL families, in the slices by unicode-range that they come in. Of an East Asian script only what titles hold is
 * kept: KS X 1001, the first levels of JIS X 0208 and GB 2312; rarer signs are set in the face of text. Letters that titles of golf
 * clubs have most (title-core.txt, of Korean ko-core.txt, with all kana) are one file: each file that comes lays the page out
 * anew. Run from a scratch folder:
 *   npm i @fontsource-variable/eb-garamond@5.3.0 @fontsource/nanum-myeongjo@5.3.0 @fontsource/shippori-mincho@5.3.0 \
 *         @fontsource/noto-serif-sc@5.3.0 @fontsource/gowun-dodum@5.3.0 @fontsource/zen-maru-gothic@5.3.0 \
 *         subset-font@2.9.0
 *   node <repo>/deploy/fonts/build-title-fonts.mjs <scratch folder> <repo>
 * The files are served as immutable: changed bytes need a new version folder.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { range } from "./font-css.mjs";
import { withoutStyles } from "./rename-font.mjs";

const [scratch, repo] = process.argv.slice(2);
const load = createRequire(join(scratch, "package.json"));
const subset = load("subset-font");
const fontverter = load("fontverter");
const modules = join(scratch, "node_modules");
const version = "titles-v4";
const out = join(repo, "public/fonts", version);

/** The signs of a double-byte code by its rows, of 94 signs each. */
function signsOf(encoding, ...rows) {
  const decoder = new TextDecoder(encoding);
  const signs = new Set();
  for (const [first, last] of rows) {
    for (let row = first; row <= last; row += 1) {
      for (let cell = 1; cell <= 94; cell += 1) {
        const sign = decoder.decode(new Uint8Array([0xa0 + row, 0xa0 + cell]));
        if (sign !== "\ufffd" && sign.length === 1) signs.add(sign.codePointAt(0));
      }
    }
  }
  return signs;
}

const korean = signsOf("euc-kr", [1, 1], [4, 4], [16, 40]);
const japanese = signsOf("euc-jp", [1, 8], [16, 47]);
const chinese = signsOf("gb2312", [1, 1], [3, 3], [16, 55]);

/** Features of title faces. Small capitals, swashes and old figures would double the face of the first paint. */
const latinFeatures = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk"];

/** The letters of a section of a list of words, the most frequent first, no more than `limit`. */
function coreOf(file, section, limit, { isLetter, always = [] }) {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const words = text.split(`= ${section}\n`)[1]?.split("\n= ")[0] ?? "";
  const counts = new Map();
  for (const sign of words) {
    if (isLetter.test(sign)) counts.set(sign.codePointAt(0), (counts.get(sign.codePointAt(0)) ?? 0) + 1);
  }
  const ordered = [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code);
  return new Set([...always, ...ordered.slice(0, limit)]);
}

/** Kana, and the signs that stand between words. */
const kana = [
  ...signsOf("euc-jp", [4, 5]),
  ...[..."、。・ー「」！？（）～〜　"].map((sign) => sign.codePointAt(0)),
];
const cores = {
  ko: coreOf("./ko-core.txt", "serif", 225, { isLetter: /\p{Script=Hangul}/u }),
  ja: coreOf("./title-core.txt", "ja", 300, { isLetter: /\p{Script=Han}/u, always: kana }),
  zh: coreOf("./title-core.txt", "zh", 300, { isLetter: /\p{Script=Han}/u }),
};

/** `parts`: which slices, by their names in the package; "numbered" are those of an East Asian script, less its core. */
const families = {
  garamond: {
    name: "Club Garamond",
    from: "@fontsource-variable/eb-garamond",
    parts: ["latin", "latin-ext"],
    keepFeatures: latinFeatures,
  },
  myeongjo: {
    name: "Club Myeongjo",
    from: "@fontsource/nanum-myeongjo",
    signs: korean,
    script: "ko",
    parts: "numbered",
  },
  shippori: {
    name: "Club Shippori",
    from: "@fontsource/shippori-mincho",
    signs: japanese,
    script: "ja",
    parts: "numbered",
  },
  song: {
    name: "Club Song",
    from: "@fontsource/noto-serif-sc",
    signs: chinese,
    script: "zh",
    parts: "numbered",
  },
  dodum: {
    name: "Club Dodum",
    from: "@fontsource/gowun-dodum",
    signs: korean,
    script: "ko",
    parts: ["latin", "latin-ext", "numbered"],
  },
  maru: {
    name: "Club Maru",
    from: "@fontsource/zen-maru-gothic",
    signs: japanese,
    script: "ja",
    parts: "numbered",
  },
};

/**
 * Faces that a pairing loads in English, and those of each other language; Chinese titles of "round" are set in the
 * text face.
 */
const sheets = {
  "bookish-en": ["garamond"],
  "bookish-ko": ["garamond", "myeongjo"],
  "bookish-ja": ["garamond", "shippori"],
  "bookish-zh": ["garamond", "song"],
  "round-en": ["dodum:latin"],
  "round-ko": ["dodum"],
  "round-ja": ["dodum:latin", "maru"],
};

/** Local faces with the measures of ours, so that the swap moves little; `size` is our advance over theirs in English. */
const fallbacks = {
  garamond: { name: "Club Garamond Times", locals: ["Times New Roman", "Times", "Liberation Serif"] },
  dodum: {
    name: "Club Dodum Arial",
    locals: ["Arial", "Helvetica Neue", "Helvetica", "Liberation Sans", "Roboto"],
  },
};
const measures = {
  garamond: { size: 0.9353, ascent: 1.007, descent: 0.298 },
  dodum: { size: 0.9687, ascent: 1.16, descent: 0.288 },
};

const percent = (value) => `${(value * 100).toFixed(2)}%`;

function fallbackRule(key) {
  const { name, locals } = fallbacks[key];
  const { size, ascent, descent } = measures[key];
  return (
    `@font-face{font-family:"${name}";src:${locals.map((one) => `local("${one}")`).join(",")};` +
    `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};` +
    `descent-override:${percent(descent / size)};line-gap-override:0%}\n`
  );
}

const expand = (list) =>
  list.split(",").flatMap((part) => {
    const [from, to = from] = part
      .trim()
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });

const textOf = (codes) => codes.map((code) => String.fromCodePoint(code)).join("");

/** Writes what a slice has of the wanted signs, of a variable face its regular weight; null when that is nothing. */
async function writeSlice(source, target, list, { signs, isVariable, keepFeatures }) {
  const codes = signs ? expand(list).filter((code) => signs.has(code)) : expand(list);
  if (codes.length === 0) return null;
  const features = signs ? [] : keepFeatures;
  const options = {
    targetFormat: "truetype",
    noHinting: true,
    ...(features ? { keepFeatures: features } : {}),
    ...(isVariable ? { variationAxes: { wght: 400 } } : {}),
  };
  const part = withoutStyles(await subset(readFileSync(source), textOf(codes), options));
  writeFileSync(target, await fontverter.convert(part, "woff2"));
  return signs ? range(codes) : list.replaceAll(/\s/g, "");
}

/** The file of a package that holds a script whole. */
const wholes = { ko: "korean", ja: "japanese", zh: "chinese-simplified" };

/** Writes a family's slices; answers their rules, those of Latin letters by themselves, the core before other slices. */
async function build(key) {
  const { name, from, parts, signs, script, keepFeatures } = families[key];
  const core = cores[script];
  const isVariable = from.includes("variable");
  const prefix = from.split("/")[1];
  const ranges = JSON.parse(readFileSync(join(modules, from, "unicode.json"), "utf8"));
  const isNumbered = (part) => /^\[\d+\]$/.test(part);
  const isWanted = (part) => (parts.includes("numbered") && isNumbered(part)) || parts.includes(part);
  mkdirSync(join(out, key), { recursive: true });
  copyFileSync(join(modules, from, "LICENSE"), join(out, key, "OFL.txt"));
  const rules = { latin: "", rest: "" };
  const ruleOf = (id, covered) =>
    `@font-face{font-family:"${name}";font-style:normal;font-weight:400;` +
    `font-display:swap;src:url(/fonts/${version}/${key}/${id}.woff2) format("woff2");unicode-range:${covered}}\n`;
  if (core) {
    const file = join(modules, from, `files/${prefix}-${wholes[script]}-400-normal.woff2`);
    const slice = { signs, isVariable, keepFeatures };
    rules.rest += ruleOf(
      "core",
      await writeSlice(file, join(out, key, "core.woff2"), range([...core]), slice),
    );
  }
  for (const part of Object.keys(ranges).filter(isWanted)) {
    const id = part.replaceAll(/[[\]]/g, "");
    const file = join(modules, from, `files/${prefix}-${id}-${isVariable ? "wght" : "400"}-normal.woff2`);
    const target = join(out, key, `${id}.woff2`);
    const wanted = isNumbered(part) ? new Set([...signs].filter((code) => !core.has(code))) : undefined;
    const covered = await writeSlice(file, target, ranges[part], { signs: wanted, isVariable, keepFeatures });
    if (covered === null) continue;
    rules[isNumbered(part) ? "rest" : "latin"] += ruleOf(id, covered);
  }
  return { latin: (fallbacks[key] ? fallbackRule(key) : "") + rules.latin, rest: rules.rest };
}

rmSync(out, { recursive: true, force: true });
const built = {};
for (const key of Object.keys(families)) built[key] = await build(key);
for (const [name, keys] of Object.entries(sheets)) {
  const rules = keys.map((one) => {
    const [key, isLatinOnly] = one.split(":");
    return isLatinOnly ? built[key].latin : built[key].latin + built[key].rest;
  });
  writeFileSync(
    join(out, `${name}.css`),
    `/* Built by deploy/fonts/build-title-fonts.mjs (OFL 1.1). */\n${rules.join("")}`,
  );
}
