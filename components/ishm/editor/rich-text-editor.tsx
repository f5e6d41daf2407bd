"use client";

import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { extensions } from "./extensions";
import { Toolbar } from "./toolbar";

export type RichTextEditorProps = {
  id: string;
  /** The id of the label above. */
  labelledBy: string;
  describedBy?: string;
  /** The language of the text, which need not be the screen's. */
  lang: string;
  /** The text to begin with; another text needs another `key`. */
  initial: string;
  onChange: (html: string) => void;
  isInvalid: boolean;
  isReadOnly: boolean;
};

/** Rich text (Tiptap). The server cleans what is sent; this only offers what it lets through (checklist S-74). */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelledBy, describedBy, lang, isInvalid, isReadOnly } = props;
  const onChange = useRef(props.onChange);
  // A hidden screen takes its editor down; the one that is made when it comes back begins with what was typed.
  const [typed, setTyped] = useState(props.initial);
  useEffect(() => {
    onChange.current = props.onChange;
  });
  const attributes = useMemo(
    () => ({
      id,
      lang,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelledBy,
      ...(describedBy ? { "aria-describedby": describedBy } : {}),
      ...(isInvalid ? { "aria-invalid": "true" } : {}),
      ...(isReadOnly ? { "aria-readonly": "true", tabindex: "0" } : {}),
      class: "prose office-text",
    }),
    [id, lang, labelledBy, describedBy, isInvalid, isReadOnly],
  );
  const editor = useEditor({
    extensions,
    content: typed,
    editable: !isReadOnly,
    immediatelyRender: false,
    // The CSP knows no style elements; app/styles/office-editor.css holds what they would say.
    injectCSS: false,
    editorProps: { attributes },
    onUpdate({ editor: changed }) {
      const html = changed.isEmpty ? "" : changed.getHTML();
      setTyped(html);
      onChange.current(html);
    },
  });
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes }, editable: !isReadOnly });
  }, [editor, attributes, isReadOnly]);

  return (
    <div
      data-slot="rich-text-editor"
      className={cn(
        "rounded-control border border-border bg-field has-[.ProseMirror:focus-visible]:outline-3 has-[.ProseMirror:focus-visible]:outline-offset-2",
        isInvalid && "border-2 border-bad",
      )}
    >
      {editor && !isReadOnly ? <Toolbar editor={editor} controls={id} /> : null}
      <EditorContent editor={editor} />
    </div>
  );
}
