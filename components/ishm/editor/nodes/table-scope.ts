import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";

/** Gives every new header cell its scope: those of the first row head a column, all others a row. */
export function scopeKeeper(): Plugin {
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
