import { Extension } from "@tiptap/core";

/** Everything that is an element of its own. */
const types = [
  ...["paragraph", "heading", "blockquote", "codeBlock", "horizontalRule", "callout", "video", "image"],
  ...["bulletList", "orderedList", "listItem", "table", "tableRow", "tableHeader", "tableCell", "hardBreak"],
  ...["bold", "italic", "underline", "strike", "code", "link"],
];

/** Keeps the `lang` attribute of passages in another language, which the editor would lose (WCAG 3.1.2). */
export const LanguageOfParts = Extension.create({
  name: "languageOfParts",
  addGlobalAttributes() {
    const lang = {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute("lang"),
    };
    return [{ types, attributes: { lang } }];
  },
});
