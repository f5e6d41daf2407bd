import { toggleCallout } from "./nodes/callout";
import type { Tool } from "./tool";

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
export const marks: readonly Tool[] = [
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
export const blocks: readonly Tool[] = [
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
export const headings: readonly Tool[] = [heading(2), heading(3), heading(4)];
