"use client";

import { EditorContent } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { useImages } from "./images/use-images";
import type { Intake } from "./images/use-intake";
import { Rows } from "./rows";
import type { Asking } from "./tool";
import { Toolbar } from "./toolbar";
import { editorRoom, type RichTextEditorProps, useTextEditor } from "./use-text-editor";

const imageTypes = "image/jpeg,image/png,image/webp,image/gif";

/** Rich text (Tiptap). The server cleans what is sent; this only offers what it lets through (checklist S-74). */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, isInvalid, isReadOnly, upload } = props;
  const t = useTranslations("ishm.editor");
  const [asking, setAsking] = useState<Asking | null>(null);
  const intake = useRef<Intake | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const editor = useTextEditor(props, intake);
  const images = useImages(editor, upload);
  useEffect(() => {
    const reportLost = (count: number) => images.setProblem(t("picturesDropped", { count }));
    intake.current = { add: images.add, reportLost };
  });
  const ask = (what: Asking) => {
    if (what === "image") chooser.current?.click();
    else setAsking(what === asking ? null : what);
  };
  // The words of the boxes are the page's, not the text's: the style sheet puts them there.
  const names = { "--info-name": `"${t("info")}"`, "--caution-name": `"${t("caution")}"` } as CSSProperties;

  return (
    <div
      data-slot="rich-text-editor"
      style={names}
      className={cn(
        "rounded-control border border-border bg-field has-[.ProseMirror:focus-visible]:outline-3 has-[.ProseMirror:focus-visible]:outline-offset-2",
        editor || isReadOnly ? null : editorRoom(props.initial),
        isInvalid && "border-2 border-bad",
      )}
    >
      {editor && !isReadOnly ? (
        <>
          <Toolbar editor={editor} controls={id} hasImages={images.canAdd} onAsk={ask} />
          <Rows editor={editor} images={images} asking={asking} onClose={() => setAsking(null)} />
          <input
            ref={chooser}
            type="file"
            accept={imageTypes}
            multiple
            hidden
            aria-label={t("image")}
            onChange={({ target }) => {
              images.add([...(target.files ?? [])]);
              target.value = "";
            }}
          />
        </>
      ) : null}
      <EditorContent editor={editor} />
    </div>
  );
}
