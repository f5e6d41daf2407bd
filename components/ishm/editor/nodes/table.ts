import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { scopeKeeper } from "./table-scope";

/** A table without widths of its own. Its caption is kept, though no tool writes one. */
export const TextTable = Table.extend({
  addAttributes() {
    return {
      caption: {
        default: null,
        parseHTML: (element) => element.querySelector(":scope > caption")?.textContent || null,
        rendered: false,
      },
    };
  },

  parseHTML() {
    return [{ tag: "table" }, { tag: "caption", ignore: true }];
  },

  renderHTML({ node, HTMLAttributes }) {
    const { caption } = node.attrs as { caption: string | null };
    const body = ["tbody", 0] as const;
    return caption
      ? ["table", HTMLAttributes, ["caption", { contenteditable: "false" }, caption], body]
      : ["table", HTMLAttributes, body];
  },
});

/** A row remembers the part of the table that it came from; `storedHtml` puts it back there. */
export const PartRow = TableRow.extend({
  addAttributes() {
    return {
      part: {
        default: null,
        parseHTML: (element) => element.dataset.part ?? element.parentElement?.localName ?? null,
        renderHTML: ({ part }) => (part ? { "data-part": part } : {}),
      },
    };
  },
});

/** The alignment of a cell is a style, which is not stored. */
function withoutAlign(attributes: object | undefined) {
  const { align: _, ...rest } = (attributes ?? {}) as Record<string, object>;
  return rest;
}

export const TextCell = TableCell.extend({
  addAttributes() {
    return withoutAlign(this.parent?.());
  },
});

/** A header cell says which cells it heads; the editor must not lose that. */
export const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return {
      ...withoutAlign(this.parent?.()),
      scope: { default: null, parseHTML: (element) => element.getAttribute("scope") },
    };
  },

  addProseMirrorPlugins() {
    return [scopeKeeper()];
  },
});
