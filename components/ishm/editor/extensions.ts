import { Image } from "@tiptap/extension-image";
import { TableHeader, TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";

/** A header cell says which cells it heads; the editor must not lose that. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/**
 * Everything that the sanitiser lets through has a place here, tools or not: what the editor does not know it would
 * drop at the next save.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  TableKit.configure({ table: { resizable: false }, tableHeader: false }),
  ScopedHeader,
  Image,
];
