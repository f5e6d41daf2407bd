import { readVideo } from "../addresses/video-address";

/** Labels of the page around a text, in the reader's language. */
export type RichTextWords = {
  info: string;
  caution: string;
  /** The name of a table's frame, which scrolls. */
  table: string;
  /** Markup of the button that starts a video; takes the title as HTML and returns it inside. */
  play(title: string): string;
  /** Where a video comes from. */
  host(name: string): string;
};

/**
 * Clean rich text (`sanitizeRichText`) as a page shows it: pictures in the size that is needed, tables in a frame of
 * their own, callouts with their word, and videos that load nothing from elsewhere before somebody starts them.
 */
export function richTextPage(clean: string, words: RichTextWords): string {
  return clean
    .replace(/<img\b([^>]*?) ?\/>/g, (_, attributes: string) => image(attributes))
    .replace(
      /<table\b/g,
      `<div class="table-frame" role="group" tabindex="0" aria-label="${quoted(words.table)}"><table`,
    )
    .replace(/<\/table>/g, "</table></div>")
    .replace(
      /<aside\b([^>]*data-callout="(info|caution)"[^>]*)>/g,
      (_, attributes: string, kind: "info" | "caution") => {
        return `<aside role="note"${attributes}><p class="callout-name">${quoted(words[kind])}</p>`;
      },
    )
    .replace(/<figure\b([^>]*)>([^<]*)<\/figure>/g, (_, attributes: string, title: string) =>
      video(attributes, title.trim(), words),
    );
}

const quoted = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
}

const storedWidths = [480, 960, 1600];

/** The widest that a picture stands in the text's column, by the width that its author chose. */
const sizes = { small: "15rem", medium: "30rem", full: "45rem" } as const;

/** Our own stored pictures come in the width that the screen needs; none holds up the page. */
function image(attributes: string): string {
  const lazy = 'loading="lazy" decoding="async"';
  const src = attributeOf(attributes, "src") ?? "";
  if (!/^\/files\/content\/[\w-]+$/.test(src)) return `<img${attributes} ${lazy} />`;
  const width = Number(attributeOf(attributes, "width")) || Number.POSITIVE_INFINITY;
  const smaller = storedWidths.filter((one) => one < width).map((one) => `${src}?w=${one} ${one}w`);
  const whole = width <= 1600 ? [`${src} ${width}w`] : [];
  const size = sizes[(attributeOf(attributes, "data-width") ?? "full") as keyof typeof sizes];
  return `<img${attributes} srcset="${[...smaller, ...whole].join(", ")}" sizes="(min-width: 48rem) ${size}, 100vw" ${lazy} />`;
}

function video(attributes: string, title: string, words: RichTextWords): string {
  const found = readVideo(attributeOf(attributes, "data-video"));
  if (!found) return "";
  return (
    `<figure${attributes}><a href="${found.watch}" rel="noopener"><span class="play-mark" aria-hidden="true"></span>` +
    `<span>${words.play(title || found.label)}</span></a><figcaption>${quoted(words.host(found.label))}</figcaption></figure>`
  );
}
