import { Extension } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { imagePlaceholders } from "./images/image-placeholders";
import { Callout } from "./nodes/callout";
import { TextImage } from "./nodes/image";
import { PartRow, ScopedHeader, TextCell, TextTable } from "./nodes/table";
import { VideoNode } from "./nodes/video";

/** Everything that is an element of its own. */
const types = [
  ...["paragraph", "heading", "blockquote", "codeBlock", "horizontalRule", "callout", "video", "image"],
  ...["bulletList", "orderedList", "listItem", "table", "tableRow", "tableHeader", "tableCell", "hardBreak"],
  ...["bold", "italic", "underline", "strike", "code", "link"],
];

/** Keeps the `lang` attribute of passages in another language, which the editor would lose (WCAG 3.1.2). */
const LanguageOfParts = Extension.create({
  name: "languageOfParts",
  addGlobalAttributes() {
    const lang = {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute("lang"),
    };
    return [{ types, attributes: { lang } }];
  },
});

/**
 * Everything that the sanitiser lets through has a place here, tools or not: what the editor does not know it would
 * drop at the next save.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: "noopener" } },
  }),
  TextTable,
  ...[PartRow, ScopedHeader, TextCell, TextImage, Callout, VideoNode, LanguageOfParts, imagePlaceholders],
];
