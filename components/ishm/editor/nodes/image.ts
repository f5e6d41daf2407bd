import { Image } from "@tiptap/extension-image";
import { imageWidths } from "@/lib/shared/texts/rich-text-forms";

/** As it stands in the text: Tiptap's own reading would make a number of the words "007". */
const asWritten = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** An image in the line of the text, with its description, its size, and the width that was chosen for it. */
export const TextImage = Image.extend({
  addAttributes() {
    return {
      src: asWritten("src"),
      alt: asWritten("alt"),
      width: asWritten("width"),
      height: asWritten("height"),
      shownWidth: {
        default: null,
        parseHTML: (element) => {
          const width = element.getAttribute("data-width");
          return imageWidths.some((one) => one === width) ? width : null;
        },
        renderHTML: ({ shownWidth }) => (shownWidth ? { "data-width": shownWidth } : {}),
      },
    };
  },

  // An image that only this browser knows (data:, blob:, file:) never stands in the text.
  parseHTML() {
    return [{ tag: 'img[src^="/"]' }, { tag: 'img[src^="https:"]' }];
  },

  addInputRules() {
    return [];
  },
}).configure({ inline: true });
