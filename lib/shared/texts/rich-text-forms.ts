/** The kinds of a callout. */
export const calloutKinds = ["info", "caution"] as const;
/** The widths that an image can be shown in; without one it is as wide as it is. */
export const imageWidths = ["small", "medium", "full"] as const;

/* The functions below read what the sanitiser wrote: every tag is closed, every attribute quoted, no `<` or `>` stands in a value. */

const anyTag = /<[^>]*>/g;

/** A callout inside a callout is part of the outer one. */
export function flattenCallouts(clean: string): string {
  let depth = 0;
  return clean.replace(/<(\/?)aside\b[^>]*>/g, (tag, slash: string) => {
    if (slash) depth -= 1;
    const isOuter = depth === 0;
    if (!slash) depth += 1;
    return isOuter ? tag : "";
  });
}

/** A video holds the words of its title and nothing else. */
export function plainVideoTitles(clean: string): string {
  return clean.replace(
    /(<figure\b[^>]*>)([\s\S]*?)<\/figure>/g,
    (_, open: string, title: string) => `${open}${title.replace(anyTag, "")}</figure>`,
  );
}
