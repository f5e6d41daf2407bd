/**
 * Rebuilds public/fonts/v2 and app/styles/fonts-base.css from the published OFL families.
 * Run from a scratch folder, since nothing of it is needed at run time:
 *   npm i pretendard@1.3.9 @fontsource/gowun-batang@5 @fontsource-variable/noto-sans-jp@5.3.1 \
 *         @fontsource-variable/noto-sans-sc@5.3.1 subset-font@2.9.0
 *   node <repo>/deploy/fonts/build-fonts.mjs <scratch folder> <repo>
 *   npx biome format --write app/styles/fonts-base.css
 * The files are served as immutable: changed bytes need a new version folder.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { baseCss, koreanCss, notoCss, range } from "./font-css.mjs";
import { renameFont } from "./rename-font.mjs";

const [scratch, repo] = process.argv.slice(2);
const load = createRequire(join(scratch, "package.json"));
const subset = load("subset-font");
const fontverter = load("fontverter");
const modules = join(scratch, "node_modules");
const out = join(repo, "public/fonts/v2");

const limits = { sansCore: 458, serifCore: 225 };
const isHangul = (code) => code >= 0xac00 && code <= 0xd7a3;
const expand = (list) =>
  list.split(",").flatMap((part) => {
    const [from, to] = part
      .trim()
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: (to ?? from) - from + 1 }, (_, step) => from + step);
  });
const read = (path) => readFileSync(join(modules, path));
const truetype = (path) => fontverter.convert(read(path), "truetype");

const latinCodes = [
  ...expand("U+20-7e,U+a0-ff,U+131,U+152-153,U+2bb-2bc,U+2c6,U+2da,U+2dc"),
  ...[..."–—‘’‚“”„•…‹›′″€₩™←↑→↓−×÷≤≥✓"].map((sign) => sign.codePointAt(0)),
];
const latinExtCodes = expand("U+100-130,U+132-151,U+154-24f,U+300-36f,U+1e00-1eff");
const symbolCodes = expand("U+2000-23ff,U+2460-27bf").filter((code) => !latinCodes.includes(code));

/** The published slices, rarest first: the order is also the frequency of Korean syllables. */
const slices = [
  ...read("pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css")
    .toString()
    .matchAll(/subset\.(\d+)\.woff2[\s\S]*?unicode-range:([^;]+);/g),
].map((match) => expand(match[2]));

/** Syllables of the interface's own words by count, then the most frequent of the language. */
function coreOf(section, size) {
  const text = readFileSync(new URL("./ko-core.txt", import.meta.url), "utf8");
  const own = text.split(`= ${section}\n`)[1]?.split("\n= ")[0] ?? "";
  const messages = join(repo, "messages/ko.json");
  const counts = new Map();
  for (const sign of own +
    (section === "sans" && existsSync(messages) ? readFileSync(messages, "utf8") : "")) {
    const code = sign.codePointAt(0);
    if (isHangul(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const frequent = slices.toReversed().flatMap((codes) => codes.filter(isHangul));
  const ordered = [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code);
  return [...new Set([...ordered, ...frequent])].slice(0, size);
}

const common = { targetFormat: "truetype", noHinting: true };
const sans = { ...common, variationAxes: { wght: { min: 400, max: 600 } } };
const names = {
  sans: ["Club Sans", "Copyright (c) 2021 Kil Hyung-jin; subset for this site"],
  serif: ["Club Serif", "Copyright 2021 The Gowun Batang Project Authors; subset for this site"],
};
const latinFeatures = ["kern", "tnum", "ccmp", "mark", "locl", "case"];

async function write(name, font, codes, options) {
  const text = codes.map((code) => String.fromCodePoint(code)).join("");
  const part = await subset(font, text, options);
  const [family, copyright] = name.startsWith("sans") ? names.sans : names.serif;
  const bytes = await fontverter.convert(renameFont(part, family, copyright), "woff2");
  writeFileSync(join(out, name), bytes);
  return { name, range: range(codes), bytes: bytes.length };
}

async function family(kind, { font, latin, latinExt, options, coreSize }) {
  const covered = new Set([...latinCodes, ...coreOf(kind, coreSize)]);
  const faces = {
    latin: await write(`${kind}-latin.woff2`, latin, latinCodes, { ...options, keepFeatures: latinFeatures }),
    latinExt: await write(`${kind}-latin-ext.woff2`, latinExt, latinExtCodes, {
      ...options,
      keepFeatures: latinFeatures,
    }),
    symbols:
      kind === "sans"
        ? await write("sans-symbols.woff2", font, symbolCodes, { ...options, keepFeatures: [] })
        : null,
    core: await write(`${kind}-ko-core.woff2`, font, coreOf(kind, coreSize), {
      ...options,
      keepFeatures: [],
    }),
    rest: [],
  };
  for (const [index, codes] of slices.entries()) {
    // Kana and Latin stay out: Japanese and Chinese take them from their own faces.
    const left = codes.filter(
      (code) =>
        !covered.has(code) &&
        (isHangul(code) || (code >= 0x3130 && code <= 0x318f) || (code >= 0x3000 && code <= 0x3020)),
    );
    if (left.length > 0)
      faces.rest.push(await write(`${kind}-ko-${index}.woff2`, font, left, { ...options, keepFeatures: [] }));
  }
  return faces;
}

function copyNoto(language) {
  const source = `@fontsource-variable/noto-sans-${language}`;
  const ranges = JSON.parse(read(`${source}/unicode.json`).toString());
  const folder = `noto-sans-${language}`;
  mkdirSync(join(out, folder), { recursive: true });
  const faces = Object.entries(ranges)
    .filter(([key]) => /^\[\d+\]$/.test(key))
    .map(([key, list]) => {
      const id = key.slice(1, -1);
      copyFileSync(
        join(modules, source, `files/noto-sans-${language}-${id}-wght-normal.woff2`),
        join(out, folder, `${id}.woff2`),
      );
      return { name: `${folder}/${id}.woff2`, range: list.replaceAll(/\s/g, "") };
    });
  writeFileSync(join(out, `${folder}.css`), notoCss(language, faces));
  copyFileSync(join(modules, source, "LICENSE"), join(out, folder, "OFL.txt"));
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const pretendard = await truetype("pretendard/dist/web/variable/woff2/PretendardVariable.woff2");
const gowun = (part) => truetype(`@fontsource/gowun-batang/files/gowun-batang-${part}-400-normal.woff2`);
const sansFaces = await family("sans", {
  font: pretendard,
  latin: pretendard,
  latinExt: pretendard,
  options: sans,
  coreSize: limits.sansCore,
});
const serifFaces = await family("serif", {
  font: await gowun("korean"),
  latin: await gowun("latin"),
  latinExt: await gowun("latin-ext"),
  options: common,
  coreSize: limits.serifCore,
});
writeFileSync(join(repo, "app/styles/fonts-base.css"), baseCss(sansFaces, serifFaces));
writeFileSync(join(out, "korean.css"), koreanCss(sansFaces, serifFaces));
copyNoto("jp");
copyNoto("sc");
copyFileSync(join(modules, "pretendard/dist/LICENSE.txt"), join(out, "OFL-sans-pretendard.txt"));
copyFileSync(join(modules, "@fontsource/gowun-batang/LICENSE"), join(out, "OFL-serif-gowun-batang.txt"));
const kilobytes = (faces) => [faces.latin, faces.core].map((face) => `${face.name} ${face.bytes}`).join(", ");
process.stdout.write(`${kilobytes(sansFaces)}, ${kilobytes(serifFaces)}\n`);
