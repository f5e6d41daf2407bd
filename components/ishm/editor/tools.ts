import type { Editor } from "@tiptap/core";
import { tableTools } from "./table-tools";
import { blocks, headings, marks } from "./text-tools";
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

/** The tools of the editor, in the order of the toolbar; all of them keep the selection. */
export const toolGroups: readonly ToolGroup[] = [
  { name: "marks", tools: marks },
  { name: "headings", tools: headings },
  { name: "blocks", tools: blocks },
  { name: "inserts", tools: inserts },
  { name: "history", tools: history },
  { name: "table", tools: tableTools, isShown: (editor) => editor.isActive("table") },
];
