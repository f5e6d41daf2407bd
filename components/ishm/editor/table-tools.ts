import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { Tool } from "./tool";

const isHeader = (cell: Node | null) => cell?.type.name === "tableHeader";

/** The table around the cursor. */
function tableAt({ state }: Editor): Node | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === "table") return $from.node(depth);
  }
  return null;
}

function hasHeaderRow(editor: Editor): boolean {
  const cells = tableAt(editor)?.firstChild?.children ?? [];
  return cells.length > 0 && cells.every(isHeader);
}

function hasHeaderColumn(editor: Editor): boolean {
  const rows = tableAt(editor)?.children ?? [];
  return rows.length > 0 && rows.every((row) => isHeader(row.firstChild));
}

/** Tools for the table that the cursor stands in. */
export const tableTools: readonly Tool[] = [
  { name: "rowBefore", run: (editor) => void editor.chain().focus().addRowBefore().run() },
  { name: "rowAfter", run: (editor) => void editor.chain().focus().addRowAfter().run() },
  { name: "columnBefore", run: (editor) => void editor.chain().focus().addColumnBefore().run() },
  { name: "columnAfter", run: (editor) => void editor.chain().focus().addColumnAfter().run() },
  { name: "deleteRow", run: (editor) => void editor.chain().focus().deleteRow().run() },
  { name: "deleteColumn", run: (editor) => void editor.chain().focus().deleteColumn().run() },
  {
    name: "headerRow",
    isOn: hasHeaderRow,
    run: (editor) => void editor.chain().focus().toggleHeaderRow().run(),
  },
  {
    name: "headerColumn",
    isOn: hasHeaderColumn,
    run: (editor) => void editor.chain().focus().toggleHeaderColumn().run(),
  },
  { name: "deleteTable", run: (editor) => void editor.chain().focus().deleteTable().run() },
];
