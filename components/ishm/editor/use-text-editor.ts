"use client";

import { type Editor, useEditor } from "@tiptap/react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { extensions } from "./extensions";
import type { ImageUpload } from "./images/image-upload";
import { type Intake, useIntake } from "./images/use-intake";
import { storedHtml } from "./stored-html";

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
  /** Stores an image; without it the text takes none. */
  upload?: ImageUpload;
  isInvalid: boolean;
  isRequired?: boolean;
  isReadOnly: boolean;
};

/** The heights of the tools with a text of few words, and with one that fills its box (office-editor.css). */
const shortEditor = "min-h-[18.8125rem]";
const longEditor = "min-h-[calc(60dvh+2.8125rem)]";

/** The height of an editor before it is there: what stands below it must not move when it comes. */
export function editorRoom(html: string): string {
  const blocks = html.match(/<\/(p|h\d|li|tr)>/g)?.length ?? 0;
  return blocks > 14 ? longEditor : shortEditor;
}

/** The editor of one text; `onChange` hears what would be stored. */
export function useTextEditor(props: RichTextEditorProps, intake: RefObject<Intake | null>): Editor | null {
  const { isReadOnly } = props;
  const onChange = useRef(props.onChange);
  // A hidden screen takes its editor down; the one that is made when it comes back begins with what was typed.
  const [typed, setTyped] = useState(props.initial);
  useEffect(() => {
    onChange.current = props.onChange;
  });
  const attributes = useAttributes(props);
  const intakeProps = useIntake(intake);
  const editorProps = useMemo(() => ({ attributes, ...intakeProps }), [attributes, intakeProps]);
  const editor = useEditor({
    extensions,
    content: typed,
    editable: !isReadOnly,
    // This code is only ever loaded in the browser (`lazy-editor.tsx`).
    immediatelyRender: true,
    // The CSP knows no style elements; app/styles/office-editor.css holds what they would say.
    injectCSS: false,
    editorProps,
    onUpdate({ editor: changed }) {
      const html = storedHtml(changed);
      setTyped(html);
      onChange.current(html);
    },
  });
  useEffect(() => {
    editor?.setOptions({ editorProps, editable: !isReadOnly });
  }, [editor, editorProps, isReadOnly]);
  return editor;
}

/** The label and the state of the field. */
function useAttributes(props: RichTextEditorProps) {
  const { id, lang, labelledBy, describedBy, isInvalid, isRequired, isReadOnly } = props;
  return useMemo(
    () => ({
      id,
      lang,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelledBy,
      ...(describedBy ? { "aria-describedby": describedBy } : {}),
      ...(isInvalid ? { "aria-invalid": "true" } : {}),
      ...(isRequired ? { "aria-required": "true" } : {}),
      ...(isReadOnly ? { "aria-readonly": "true", tabindex: "0" } : {}),
      class: "prose office-text",
    }),
    [id, lang, labelledBy, describedBy, isInvalid, isRequired, isReadOnly],
  );
}
