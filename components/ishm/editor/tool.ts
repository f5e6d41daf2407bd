import type { Editor } from "@tiptap/core";
import type { GlyphName } from "./glyph";

/** The input that a tool asks for in a row under the toolbar, or in the file window. */
export type Asking = "link" | "video" | "image";

export type Tool = {
  name: GlyphName;
  /** The keys that do the same, as Tiptap writes them: `Mod-Shift-8`. */
  keys?: string;
  /** Whether it holds where the cursor stands; tools without it act once. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor, ask: (what: Asking) => void) => void;
};

export type ToolGroup = {
  name: "marks" | "headings" | "blocks" | "inserts" | "history" | "table";
  tools: readonly Tool[];
  isShown?: (editor: Editor) => boolean;
};
