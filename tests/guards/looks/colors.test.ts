import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandChoices, plainBrand } from "@/lib/shared/brand/brand";
import { paletteTokens } from "@/lib/shared/brand/palette";
import { pictureColors } from "@/lib/shared/brand/picture-colors";
import { brandVariables } from "@/lib/shared/brand/style";

/* A club's palette reaches whatever takes its colours from the tokens; a colour that is written out stays as it is. */

const written =
  /#[0-9a-f]{8}\b|#[0-9a-f]{6}\b|#[0-9a-f]{3,4}\b(?=["'`;\s,)\]])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]/i;

/** Files of public pages where a colour is meant as it is. */
const reasons: Record<string, readonly string[]> = {
  "a scanner wants black on white": ["components/member/mypage/bookings/qr-code.tsx"],
  "tees are painted in these colours on the ground": ["components/club/hole-map-labels.tsx"],
};
const meant = Object.values(reasons).flat();

const publicFolders = [
  "components/site",
  "components/member",
  "components/club",
  "components/ui",
  "components/form",
].concat([
  "components/feedback",
  "components/photo",
  "app/[locale]",
  "lib/web/cards",
  "lib/web/icons",
  "lib/web/seo",
]);
const files = publicFolders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
const withColors = files.filter((file) =>
  written.test(readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "")),
);

test("no public page has a colour written out", () => {
  expect(files.length).toBeGreaterThan(300);
  expect(withColors.filter((file) => !meant.includes(file))).toEqual([]);
});

test("every file with a reason still has such a colour", () => {
  expect(meant.filter((file) => !withColors.includes(file))).toEqual([]);
});

test("styles of public pages take colours from the tokens, but for black on paper", () => {
  const sheets = readdirSync("app/styles").filter(
    // The map of a hole has a paper of its own, which the back office shows as well.
    (name) => !/^(tokens|fonts|office|tokens-office|hole-map)/.test(name),
  );
  const lines = sheets.flatMap((name) =>
    readFileSync(join("app/styles", name), "utf8")
      .split("\n")
      .filter((line) => written.test(line) && !/: (?:[\d.]+pt solid )?#000;/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});

test("what a look sets is what the tokens and the faces ask for", () => {
  const css = ["tokens.css", "base.css"]
    .map((name) => readFileSync(join("app/styles", name), "utf8"))
    .join("\n");
  const looks = (Object.keys(brandChoices) as (keyof typeof brandChoices)[]).flatMap((name) =>
    brandChoices[name].map((value) => brandVariables({ ...plainBrand, [name]: value })),
  );
  const names = [...paletteTokens.map((name) => `--${name}`), ...looks.flatMap(Object.keys)];
  expect(names.filter((name) => !css.includes(`var(${name}`) && !css.includes(`  ${name}:`))).toEqual([]);
});

test("pictures of a club without a look have the colours of its pages", () => {
  const css = readFileSync("app/styles/tokens.css", "utf8");
  const own = pictureColors(plainBrand);
  const names = {
    paper: "paper",
    sheet: "sheet",
    ink: "ink",
    quiet: "ink-2",
    dark: "pine-900",
    rule: "pine-800",
    line: "line-2",
    accent: "bark",
    onDark: "on-dark",
  };
  for (const [name, token] of Object.entries(names)) {
    expect(css).toContain(`--${token}: ${own[name as keyof typeof own]};`);
  }
});
