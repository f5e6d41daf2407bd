import { type Editor, mergeAttributes, Node } from "@tiptap/core";
import { calloutKinds } from "@/lib/shared/texts/rich-text-forms";

export type CalloutKind = (typeof calloutKinds)[number];

const isKind = (text: string | null): text is CalloutKind => calloutKinds.some((kind) => kind === text);

/** A box that stands out of the text: `<aside data-callout="info">`. None stands inside another. */
export const Callout = Node.create({
  name: "callout",
  group: "block",
  content:
    "(paragraph | heading | bulletList | orderedList | blockquote | codeBlock | horizontalRule | table | video)+",
  defining: true,

  addAttributes() {
    return {
      kind: {
        default: "info",
        parseHTML: (element) => element.getAttribute("data-callout"),
        renderHTML: ({ kind }) => ({ "data-callout": kind }),
      },
    };
  },

  parseHTML() {
    return [
      { tag: "aside", getAttrs: (element) => (isKind(element.getAttribute("data-callout")) ? null : false) },
    ];
  },

  renderHTML({ HTMLAttributes }) {
    return ["aside", mergeAttributes(HTMLAttributes), 0];
  },
});

/** Puts the blocks of the selection into a callout, changes its kind, or takes them out of one of this kind. */
export function toggleCallout(editor: Editor, kind: CalloutKind): void {
  const chain = editor.chain().focus();
  if (editor.isActive("callout", { kind })) chain.lift("callout").run();
  else if (editor.isActive("callout")) chain.updateAttributes("callout", { kind }).run();
  else chain.wrapIn("callout", { kind }).run();
}
