import { mergeAttributes, Node } from "@tiptap/core";
import { readVideo } from "@/lib/shared/addresses/video-address";

/** A video of a listed host around its title: `<figure data-video="youtube:…">`. */
export const VideoNode = Node.create({
  name: "video",
  group: "block",
  content: "text*",
  marks: "",
  defining: true,
  draggable: true,

  addAttributes() {
    return {
      video: {
        default: null,
        parseHTML: (element) => element.getAttribute("data-video"),
        renderHTML: ({ video }) => ({ "data-video": video }),
      },
    };
  },

  parseHTML() {
    return [{ tag: "figure", getAttrs: (element) => (readVideo(element.dataset.video) ? null : false) }];
  },

  renderHTML({ HTMLAttributes }) {
    return ["figure", mergeAttributes(HTMLAttributes), 0];
  },

  addKeyboardShortcuts() {
    return {
      // The title is one line: the text goes on below.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const below = $from.after();
        return editor
          .chain()
          .insertContentAt(below, { type: "paragraph" })
          .setTextSelection(below + 1)
          .run();
      },
    };
  },
});
