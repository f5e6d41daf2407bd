import sanitizeHtml from "sanitize-html";
import { readVideo } from "../addresses/video-address";
import { calloutKinds, flattenCallouts, imageWidths, plainVideoTitles } from "./rich-text-forms";

const spans = ["colspan", "rowspan"];

/** A tag that is not on the list: it goes, its words stay. */
const nothing = "span";

function ownWidthOnly({ "data-width": shown = "", ...attributes }: sanitizeHtml.Attributes) {
  return imageWidths.some((one) => one === shown) ? { ...attributes, "data-width": shown } : attributes;
}

/**
 * The one allow-list of rich text, used on write and on read (checklist S-74). No `style`, `id`, `name`, `class` or
 * event handler is on it, and no element whose content a browser reads by other rules than HTML's own. A callout is
 * `<aside data-callout="info">`, a video `<figure data-video="youtube:…">` around its title: a frame is never stored.
 */
const allowList: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "pre", "aside", "figure"],
    ...["strong", "em", "u", "s", "code", "a", "img"],
    ...["ul", "ol", "li"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: {
    "*": ["lang"],
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "data-width"],
    aside: ["data-callout"],
    figure: ["data-video"],
    th: ["scope", ...spans],
    td: spans,
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  // The text inside these is not prose: it goes with the tag. For all other tags the words stay.
  nonTextTags: [
    ...["script", "style", "textarea", "option", "xmp", "noscript", "noembed", "noframes", "iframe"],
    ...["plaintext", "title", "template", "svg", "math", "object", "select"],
  ],
  disallowedTagsMode: "discard",
  parseStyleAttributes: false,
  nestingLimit: 30,
  transformTags: {
    b: "strong",
    i: "em",
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: "noopener" } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...ownWidthOnly(attribs), alt: attribs.alt ?? "" } }),
    aside: (tagName, attribs) => ({
      tagName: calloutKinds.some((kind) => kind === attribs["data-callout"]) ? tagName : nothing,
      attribs,
    }),
    figure: (tagName, attribs) => ({
      tagName: readVideo(attribs["data-video"]) ? tagName : nothing,
      attribs,
    }),
  },
  exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs.src,
};

const maxPasses = 8;

/**
 * HTML with nothing left but what the allow-list knows; doing it twice changes nothing. Dropping a tag can leave a
 * nesting that a parser reads in another way (`<li><form><li>`), so the text passes until it stays the same; one
 * that does not settle is nobody's writing and comes back as plain words.
 */
export function sanitizeRichText(html: string): string {
  let clean = html;
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const next = plainVideoTitles(flattenCallouts(sanitizeHtml(clean, allowList)));
    if (next === clean) return clean;
    clean = next;
  }
  return sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} });
}
