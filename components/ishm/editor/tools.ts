import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { toggleCallout } from "./nodes/callout";
import type { Tool, ToolGroup } from "./tool";

const asking = (name: "link" | "video" | "image"): Tool => ({
  name,
  ...(name === "link" ? { isOn: (editor: Editor) => editor.isActive("link") } : {}),
  run: (_, ask) => ask(name),
});

const inserts: readonly Tool[] = [
  asking("link"),
  asking("image"),
  asking("video"),
  {
    name: "insertTable",
    isPossible: (editor) => !editor.isActive("table"),
    run: (editor) => void editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { name: "rule", run: (editor) => void editor.chain().focus().setHorizontalRule().run() },
];

const history: readonly Tool[] = [
  {
    name: "undo",
    keys: "Mod-Z",
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => void editor.chain().focus().undo().run(),
  },
  {
    name: "redo",
    keys: "Mod-Shift-Z",
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => void editor.chain().focus().redo().run(),
  },
];

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
const tableTools: readonly Tool[] = [
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

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  keys: `Mod-Alt-${level}`,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: (editor) => void editor.chain().focus().toggleHeading({ level }).run(),
});

const callout = (kind: "info" | "caution"): Tool => ({
  name: kind,
  isOn: (editor) => editor.isActive("callout", { kind }),
  isPossible: (editor) => editor.isActive("callout") || editor.can().wrapIn("callout", { kind }),
  run: (editor) => toggleCallout(editor, kind),
});

/** Tools for characters. */
const marks: readonly Tool[] = [
  {
    name: "bold",
    keys: "Mod-B",
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => void editor.chain().focus().toggleBold().run(),
  },
  {
    name: "italic",
    keys: "Mod-I",
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => void editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "underline",
    keys: "Mod-U",
    isOn: (editor) => editor.isActive("underline"),
    run: (editor) => void editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: "strike",
    keys: "Mod-Shift-S",
    isOn: (editor) => editor.isActive("strike"),
    run: (editor) => void editor.chain().focus().toggleStrike().run(),
  },
];

/** Tools for paragraphs. */
const blocks: readonly Tool[] = [
  {
    name: "bulletList",
    keys: "Mod-Shift-8",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    keys: "Mod-Shift-7",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "blockquote",
    keys: "Mod-Shift-B",
    isOn: (editor) => editor.isActive("blockquote"),
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
  callout("info"),
  callout("caution"),
];

/** The levels of heading that a text may have. */
const headings: readonly Tool[] = [heading(2), heading(3), heading(4)];

/** The tools of the editor, in the order of the toolbar; all of them keep the selection. */
export const toolGroups: readonly ToolGroup[] = [
  { name: "marks", tools: marks },
  { name: "headings", tools: headings },
  { name: "blocks", tools: blocks },
  { name: "inserts", tools: inserts },
  { name: "history", tools: history },
  { name: "table", tools: tableTools, isShown: (editor) => editor.isActive("table") },
];
