"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import { type ImageAttributes, ImageRow } from "./images/image-row";
import { NewImageRow } from "./images/new-image-row";
import type { Images } from "./images/use-images";
import { LinkRow } from "./link-row";
import type { Asking } from "./tool";
import { VideoRow } from "./video-row";

type Props = { editor: Editor; images: Images; asking: Asking | null; onClose: () => void };

/** The rows between toolbar and text: the input of a tool, the settings of a selected image, errors. */
export function Rows({ editor, images, asking, onClose }: Props) {
  const selected = useEditorState({ editor, selector: ({ editor: current }) => imageAt(current) });
  const { asked, problem } = images;
  return (
    <>
      {asking === "link" ? <LinkRow editor={editor} onClose={onClose} /> : null}
      {asking === "video" ? <VideoRow editor={editor} onClose={onClose} /> : null}
      {asked ? (
        <NewImageRow
          key={asked.id}
          file={asked.file}
          onInsert={(alt) => {
            void images.send(asked, alt);
            editor.commands.focus();
          }}
          onCancel={() => {
            images.giveUp(asked);
            editor.commands.focus();
          }}
        />
      ) : null}
      {selected && !asked ? <ImageRow key={selected.at} editor={editor} image={selected.image} /> : null}
      {problem ? (
        <p role="alert" className="border-b border-line p-2 text-caption text-bad">
          {problem}
        </p>
      ) : null}
    </>
  );
}

/** The image that is selected as a whole. */
function imageAt({ state }: Editor): { at: number; image: ImageAttributes } | null {
  const node = state.doc.nodeAt(state.selection.from);
  const isWhole = node?.type.name === "image" && state.selection.to - state.selection.from === 1;
  return isWhole ? { at: state.selection.from, image: node.attrs as ImageAttributes } : null;
}
