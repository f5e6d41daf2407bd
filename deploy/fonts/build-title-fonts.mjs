/**
 * Rebuilds public/fonts/titles-v1: the faces of titles of the pairings "bookish" and "round" (lib/web/fonts.ts) from the
 * published OFL families, in the slices by unicode-range that they come in. Run from a scratch folder:
 *   npm i @fontsource-variable/eb-garamond@5.3.0 @fontsource/nanum-myeongjo@5.3.0 @fontsource/shippori-mincho@5.3.0 \
 *         @fontsource/noto-serif-sc@5.3.0 @fontsource/gowun-dodum@5.3.0 @fontsource/zen-maru-gothic@5.3.0
 *   node <repo>/deploy/fonts/build-title-fonts.mjs <scratch folder> <repo>
 * The files are served as immutable: changed bytes need a new version folder.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [scratch, repo] = process.argv.slice(2);
const modules = join(scratch, "node_modules");
const version = "titles-v1";
const out = join(repo, "public/fonts", version);

/** `parts`: which slices, by their names in the package; "numbered" are those of an East Asian script. */
const families = {
  garamond: {
    name: "Club Garamond",
    from: "@fontsource-variable/eb-garamond",
    parts: ["latin", "latin-ext"],
  },
  myeongjo: { name: "Club Myeongjo", from: "@fontsource/nanum-myeongjo", parts: "numbered" },
  shippori: { name: "Club Shippori", from: "@fontsource/shippori-mincho", parts: "numbered" },
  song: { name: "Club Song", from: "@fontsource/noto-serif-sc", parts: "numbered" },
  dodum: { name: "Club Dodum", from: "@fontsource/gowun-dodum", parts: ["latin", "latin-ext", "numbered"] },
  maru: { name: "Club Maru", from: "@fontsource/zen-maru-gothic", parts: "numbered" },
};

/** What each language of a pairing loads; Chinese titles of "round" are set in the text face. */
const sheets = {
  "bookish-en": ["garamond"],
  "bookish-ko": ["garamond", "myeongjo"],
  "bookish-ja": ["garamond", "shippori"],
  "bookish-zh": ["garamond", "song"],
  "round-en": ["dodum:latin"],
  "round-ko": ["dodum"],
  "round-ja": ["dodum:latin", "maru"],
  "round-zh": ["dodum:latin"],
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

/** Copies a family's slices; answers their rules, those of Latin letters by themselves. */
function build(key) {
  const { name, from, parts } = families[key];
  const isVariable = from.includes("variable");
  const prefix = from.split("/")[1];
  const ranges = JSON.parse(readFileSync(join(modules, from, "unicode.json"), "utf8"));
  const isNumbered = (part) => /^\[\d+\]$/.test(part);
  const isWanted = (part) => (parts.includes("numbered") && isNumbered(part)) || parts.includes(part);
  mkdirSync(join(out, key), { recursive: true });
  copyFileSync(join(modules, from, "LICENSE"), join(out, key, "OFL.txt"));
  const rules = { latin: "", rest: "" };
  for (const part of Object.keys(ranges).filter(isWanted)) {
    const id = part.replaceAll(/[[\]]/g, "");
    const file = `${prefix}-${id}-${isVariable ? "wght" : "400"}-normal.woff2`;
    copyFileSync(join(modules, from, "files", file), join(out, key, `${id}.woff2`));
    rules[isNumbered(part) ? "rest" : "latin"] +=
      `@font-face{font-family:"${name}";font-style:normal;font-weight:${isVariable ? "400 800" : "400"};` +
      `font-display:swap;src:url(/fonts/${version}/${key}/${id}.woff2) format("woff2");` +
      `unicode-range:${ranges[part].replaceAll(/\s/g, "")}}\n`;
  }
  return { latin: (fallbacks[key] ? fallbackRule(key) : "") + rules.latin, rest: rules.rest };
}

rmSync(out, { recursive: true, force: true });
const built = Object.fromEntries(Object.keys(families).map((key) => [key, build(key)]));
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
