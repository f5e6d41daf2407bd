import "server-only";
import { clubMark } from "@/lib/landscape";
import type { Brand } from "@/lib/shared/brand/brand";
import { type PictureColors, pictureColors } from "@/lib/shared/brand/picture-colors";
import type { Language } from "@/lib/shared/languages";
import { cardSize } from "./address";
import type { TitleFace } from "./faces";
import { balancedLines, breakable, cutLines, fillLines } from "./lines";
import { type TextSetter, textSetter } from "./typeset";

/**
 * The sheet lies over the picture as the booking strip does on the home page. Everything on it stays 72 px off the
 * edges, so that a crop to 2:1 (15 px above and below) takes nothing but picture.
 */
const sheet = { left: 72, bottom: 558, narrow: 560, wide: 720, padding: 44 };
export const logoSize = { height: 44, width: 300 };
/** The house mark and the gap behind it. */
const markRoom = 56;

const titleSizes = [
  { size: 84, lines: 1 },
  { size: 68, lines: 2 },
  { size: 56, lines: 2 },
  { size: 46, lines: 3 },
] as const;
const leading = 1.28;
/** Signs without ascenders fill their em: the same size looks larger. */
const denseScale = 0.9;

export type CardText = {
  language: Language;
  title: string;
  clubName: string;
  brand: Brand;
  /** Of a club without a logo: path data on a 28 px square; the product's pine without one. */
  mark?: string;
};
export type Box = { left: number; top: number; height: number; width: number };

const faceOf = ({ language, brand }: CardText): TitleFace => ({ language, fonts: brand.fonts });

/** The sheet of a card as SVG over a clear ground, and the place of the club's own logo when it has one. */
export async function cardSheet(text: CardText, hasLogo: boolean): Promise<{ svg: string; logo: Box }> {
  const colours = pictureColors(text.brand);
  const setter = await textSetter(text.title, faceOf(text), -0.02);
  const title = setTitle(text, setter, sheet.wide - sheet.padding * 2);
  const name = hasLogo ? null : await nameOfClub(text, colours);
  const width = Math.min(
    sheet.wide,
    Math.max(sheet.narrow, Math.ceil(Math.max(title.width, name?.width ?? 0)) + sheet.padding * 2),
  );
  const titleHeight = title.lines.length * title.size * leading;
  const height = sheet.padding + logoSize.height + 56 + titleHeight + sheet.padding - 8;
  const top = sheet.bottom - height;
  const left = sheet.left + sheet.padding;
  const logo = { left, top: Math.round(top + sheet.padding), ...logoSize };
  const ruleY = logo.top + logoSize.height + 22;
  const firstLine = ruleY + 34 + title.size * 0.92;
  const lines = title.lines.map((line, index) =>
    setter.pathOf(line, left, firstLine + index * title.size * leading, title.size),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect x="${sheet.left}" y="${top}" width="${width}" height="${height}" fill="${colours.sheet}"/>`,
    `<rect x="${sheet.left}" y="${top}" width="${width}" height="4" fill="${colours.rule}"/>`,
    name ? name.svgAt(logo) : "",
    `<path d="${ticks(left, ruleY, width - sheet.padding * 2)}" stroke="${colours.line}" fill="none"/>`,
    `<path d="${lines.join("")}" fill="${colours.dark}"/>`,
    "</svg>",
  ];
  return { svg: svg.join(""), logo };
}

/** The largest of three sizes that holds the title in its lines; a title too long for all is cut. */
function setTitle({ title, language }: CardText, setter: TextSetter, width: number) {
  const pieces = breakable(title, language);
  const scale = language === "ja" || language === "zh" ? denseScale : 1;
  const measure = (size: number) => (part: string) => setter.widthOf(part) * size * scale;
  const fitting = titleSizes.find(
    ({ size, lines }) => fillLines(pieces, width, measure(size)).length <= lines,
  );
  const chosen = fitting ?? titleSizes[titleSizes.length - 1] ?? titleSizes[0];
  const set = fitting ? balancedLines : fillLines;
  const lines = cutLines(set(pieces, width, measure(chosen.size)), chosen.lines);
  return { size: chosen.size * scale, lines, width: Math.max(...lines.map(measure(chosen.size))) };
}

/** The club mark and the club's name; a thin stroke imitates the bold of the name on the site. */
async function nameOfClub(text: CardText, colours: PictureColors) {
  const { clubName } = text;
  const setter = await textSetter(clubName, faceOf(text));
  const room = sheet.wide - sheet.padding * 2 - markRoom;
  const size = Math.min(29, room / setter.widthOf(clubName));
  return {
    width: markRoom + setter.widthOf(clubName) * size,
    svgAt({ left, top }: Box) {
      const path = setter.pathOf(clubName, left + markRoom, top + 32, size);
      const style = `fill="${colours.dark}" stroke="${colours.dark}" stroke-width="0.7"`;
      return [
        `<path transform="translate(${left} ${top}) scale(1.571)" d="${text.mark ?? clubMark("pine-hills")}" fill="${colours.dark}"/>`,
        `<path d="${path}" ${style}/>`,
      ].join("");
    },
  };
}

/** The ruler of 27 holes: each third tick taller, each ninth tallest (LOOK, "The 27-tick ruler"). */
function ticks(x: number, y: number, width: number): string {
  const marks = Array.from({ length: 28 }, (_, hole) => {
    const height = hole % 9 === 0 ? 13 : hole % 3 === 0 ? 9 : 5;
    return `M${(x + 0.5 + (hole * (width - 1)) / 27).toFixed(1)} ${y}v${height}`;
  });
  return `M${x} ${y + 0.5}h${width}${marks.join("")}`;
}
