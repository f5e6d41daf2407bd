/**
 * Rebuilds public/fonts/names-v2: the letters of the languages' own names (한국어, 日本語, 中文), which every page shows in its
 * head and which a machine without East Asian fonts would draw as empty boxes (app/styles/base.css). Run from a scratch folder:
 *   npm i pretendard-jp@1.3.9 subset-font@2.9.0
 *   node <repo>/deploy/fonts/build-name-fonts.mjs <scratch folder> <repo>
 * The file is served as immutable: changed bytes need a new version folder.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { range } from "./font-css.mjs";
import { renameFont } from "./rename-font.mjs";

const [scratch, repo] = process.argv.slice(2);
const load = createRequire(join(scratch, "package.json"));
const subset = load("subset-font");
const fontverter = load("fontverter");
const source = join(scratch, "node_modules/pretendard-jp");
const out = join(repo, "public/fonts/names-v2");
const letters = "한국어日本語中文";

const part = await subset(
  readFileSync(join(source, "dist/web/variable/woff2/PretendardJPVariable.woff2")),
  letters,
  {
    targetFormat: "truetype",
    noHinting: true,
    keepFeatures: [],
    variationAxes: { wght: { min: 400, max: 600 } },
  },
);
const renamed = renameFont(part, "Club Names", "Copyright (c) 2021 Kil Hyung-jin; subset for this site");
const bytes = await fontverter.convert(renamed, "woff2");
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "names.woff2"), bytes);
copyFileSync(join(repo, "public/fonts/v2/OFL-sans-pretendard.txt"), join(out, "OFL.txt"));
const codes = [...letters].map((letter) => letter.codePointAt(0));
process.stdout.write(`names.woff2: ${bytes.length} bytes, unicode-range: ${range(codes)}\n`);
