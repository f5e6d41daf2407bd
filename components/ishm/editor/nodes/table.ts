import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";

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
  // Tiptap's view of a table is for columns that can be drawn wider. It shows no caption, puts a box around the table, and has
  // the whole text drawn a second time when the editor comes into the page.
}).configure({ View: null });

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

/** Gives every new header cell its scope: those of the first row head a column, all others a row. */
function scopeKeeper(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _, state) {
      return transactions.some((one) => one.docChanged) ? scoped(state) : null;
    },
  });
}

function scoped(state: EditorState): Transaction | null {
  const { tr } = state;
  state.doc.descendants((node, position) => {
    if (node.type.name === "table") fillScopes(tr, node, position);
    return !node.isTextblock;
  });
  return tr.docChanged ? tr : null;
}

function fillScopes(tr: Transaction, table: Node, position: number): void {
  table.forEach((row, rowOffset, rowIndex) => {
    row.forEach((cell, cellOffset) => {
      if (cell.type.name !== "tableHeader" || cell.attrs.scope) return;
      const at = position + 1 + rowOffset + 1 + cellOffset;
      tr.setNodeMarkup(at, undefined, { ...cell.attrs, scope: rowIndex === 0 ? "col" : "row" });
    });
  });
}
