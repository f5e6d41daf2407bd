import type { Editor } from "@tiptap/core";
import type { GlyphName } from "./glyph";

export type Tool = {
  name: Exclude<GlyphName, "link">;
  /** Whether it holds where the cursor stands; tools without it act once. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

/** The tools of the editor, in the order of the toolbar; all of them keep the selection. */
export const tools: readonly Tool[] = [
  {
    name: "bold",
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => void editor.chain().focus().toggleBold().run(),
  },
  {
    name: "italic",
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => void editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "heading2",
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => void editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: "heading3",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => void editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: "bulletList",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "undo",
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => void editor.chain().focus().undo().run(),
  },
  {
    name: "redo",
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => void editor.chain().focus().redo().run(),
  },
];
