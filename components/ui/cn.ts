import { type ClassValue, clsx } from "clsx";
import { type Config, createTailwindMerge } from "tailwind-merge";

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: ["*", "after", "backdrop", "before", "file", "marker", "placeholder", "selection"],
}));

/**
 * Joins class names; of two utilities that set the same thing the later one stays. What comes from one place is taken as
 * it is: the first merge costs a slow phone a tenth of a second.
 */
export function cn(...values: ClassValue[]): string {
  const parts = values.map((value) => clsx(value)).filter(Boolean);
  return parts.length < 2 ? (parts[0] ?? "") : merge(parts.join(" "));
}

/*
 * Which utilities set the same thing, as far as our views use them: a tenth of the library's own table, which is most of
 * its weight. A guard compares both on every class name of the views; what is missing here it names.
 */

type Groups = Record<string, Config<string, string>["classGroups"][string]>;

const any = () => true;
const isArbitrary = (value: string) => value.startsWith("[");
const isNumber = (value: string) => value !== "" && !Number.isNaN(Number(value));
const isLength = (value: string) => isNumber(value) || /^\[(?:[\d.]|calc\(|clamp\(|min\(|max\()/.test(value);

/** Utilities of one name and any value, each a thing of its own: `p-4`, `max-w-full`. */
const named = [
  ..."p px py ps pe pt pr pb pl m mx my ms me mt mr mb ml".split(" "),
  ..."w min-w max-w h min-h max-h size gap gap-x gap-y space-x space-y basis order z aspect".split(" "),
  ..."inset inset-x inset-y top right bottom left start end scroll-mt translate-x translate-y rotate".split(
    " ",
  ),
  ..."grid-cols grid-rows grid-flow auto-cols col-span col-start row-span row-start".split(" "),
  ..."items justify justify-items place-items content self bg fill stroke opacity accent scale".split(" "),
  ..."leading tracking whitespace break align underline-offset outline-offset cursor select touch".split(" "),
  ..."pointer-events overscroll overflow overflow-x overflow-y appearance float field-sizing duration".split(
    " ",
  ),
];
/** The same where the bare name is a value too: `rounded`, `transition`, `grow`. */
const bare = "rounded shadow transition grow shrink resize".split(" ");

const side = (name: string): Groups => ({
  [`border-w-${name}`]: [{ [`border-${name}`]: ["", isLength] }],
  [`border-color-${name}`]: [{ [`border-${name}`]: [any] }],
});

export const classGroups: Groups = {
  ...Object.fromEntries(named.map((name) => [name, [{ [name]: [any] }]])),
  ...Object.fromEntries(bare.map((name) => [name, [{ [name]: ["", any] }]])),
  display: [
    "block",
    "inline-block",
    "inline",
    "flex",
    "inline-flex",
    "grid",
    "inline-grid",
    "contents",
  ].concat(["table", "table-cell", "table-row", "hidden"]),
  position: ["static", "fixed", "absolute", "relative", "sticky"],
  visibility: ["visible", "invisible", "collapse"],
  "screen-reader": ["sr-only", "not-sr-only"],
  "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
  "flex-wrap": [{ flex: ["nowrap", "wrap", "wrap-reverse"] }],
  flex: [{ flex: [any] }],
  "table-layout": [{ table: ["auto", "fixed"] }],
  "border-collapse": [{ border: ["collapse", "separate"] }],
  "border-style": [{ border: ["solid", "dashed", "dotted", "double", "hidden", "none"] }],
  "border-w": [{ border: ["", isLength] }],
  "border-color": [{ border: [any] }],
  ...Object.assign({}, ...["x", "y", "s", "e", "t", "r", "b", "l"].map(side)),
  "outline-style": [{ outline: ["none", "hidden", "solid", "dashed", "dotted", "double"] }],
  "outline-w": [{ outline: ["", isLength] }],
  "outline-color": [{ outline: [any] }],
  "text-alignment": [{ text: ["left", "center", "right", "justify", "start", "end"] }],
  "font-size": [
    { text: ["hero", "title", "section", "value", "dialog", "sub", "group", "lead", "reading", "caption"] },
    { text: ["chip", "xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl", "5xl", isLength] },
  ],
  "text-color": [{ text: [any] }],
  "font-weight": [{ font: ["normal", "medium", "semibold", "bold", isArbitrary] }],
  "font-family": [{ font: [any] }],
  "font-style": ["italic", "not-italic"],
  "number-spacing": ["tabular-nums", "proportional-nums"],
  "text-decoration": ["underline", "overline", "line-through", "no-underline"],
  "text-decoration-thickness": [{ decoration: [isLength] }],
  "text-decoration-color": [{ decoration: [any] }],
  "text-overflow": ["truncate", "text-ellipsis", "text-clip"],
  "list-style-type": [{ list: ["none", "disc", "decimal"] }],
  "object-fit": [{ object: ["contain", "cover", "fill", "none", "scale-down"] }],
  "object-position": [{ object: [any] }],
};

const sides = ["x", "y", "s", "e", "t", "r", "b", "l"];
const of = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}${name}`);

/** A utility takes away what it sets too: `p-4` after `px-2`. */
export const conflictingClassGroups: Record<string, string[]> = {
  overflow: ["overflow-x", "overflow-y"],
  inset: ["inset-x", "inset-y", "start", "end", "top", "right", "bottom", "left"],
  "inset-x": ["start", "end", "right", "left"],
  "inset-y": ["top", "bottom"],
  flex: ["basis", "grow", "shrink"],
  gap: ["gap-x", "gap-y"],
  p: of("p", sides),
  px: ["ps", "pe", "pr", "pl"],
  py: ["pt", "pb"],
  m: of("m", sides),
  mx: ["ms", "me", "mr", "ml"],
  my: ["mt", "mb"],
  size: ["w", "h"],
  "font-size": ["leading"],
  "border-w": of("border-w-", sides),
  "border-w-x": ["border-w-s", "border-w-e", "border-w-r", "border-w-l"],
  "border-w-y": ["border-w-t", "border-w-b"],
  "border-color": of("border-color-", sides),
  "border-color-x": ["border-color-s", "border-color-e", "border-color-r", "border-color-l"],
  "border-color-y": ["border-color-t", "border-color-b"],
};
