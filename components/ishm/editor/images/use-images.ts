"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOffice } from "../../frame/root/office-context";
import { findPlaceholder, removePlaceholder, setPlaceholder } from "./image-placeholders";
import type { ImageUpload, StoredImage } from "./image-upload";

/** An image that waits for the words that describe it. */
export type WaitingImage = { id: string; file: File };

const insertable = /^image\/(jpeg|png|webp|gif)$/;

/**
 * New images of a text. Each has its place at once, is described first, and is only then sent: one that is given up is
 * stored nowhere. A failure is reported, and leaves the text as it was.
 */
export function useImages(editor: Editor | null, upload: ImageUpload | undefined) {
  const t = useTranslations("ishm.editor");
  const { language } = useOffice();
  const [waiting, setWaiting] = useState<readonly WaitingImage[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const lastId = useRef(0);

  function add(files: readonly File[], at?: number) {
    if (!editor || !upload) return;
    const images = files.filter(({ type }) => insertable.test(type));
    const other = files.find((file) => !images.includes(file));
    setProblem(other ? t("notAnImage", { name: other.name }) : null);
    const added = images.map((file) => {
      lastId.current += 1;
      return { id: String(lastId.current), file };
    });
    for (const { id, file } of added) {
      const place = at ?? editor.state.selection.to;
      editor.view.dispatch(setPlaceholder(editor.state.tr, id, place, t("pending", { name: file.name })));
    }
    setWaiting((others) => [...others, ...added]);
  }

  function leave({ id }: WaitingImage) {
    setWaiting((all) => all.filter((one) => one.id !== id));
  }

  function giveUp(image: WaitingImage) {
    leave(image);
    editor?.view.dispatch(removePlaceholder(editor.state.tr, image.id));
  }

  async function send(image: WaitingImage, alt: string) {
    const { id, file } = image;
    const from = editor && findPlaceholder(editor.state, id);
    leave(image);
    if (!editor || !upload || from === null) return;
    editor.view.dispatch(setPlaceholder(editor.state.tr, id, from, t("uploading", { name: file.name })));
    const result = await upload(file);
    const reason = result.ok ? "" : await failureSentence(result.failure, language);
    if (!result.ok) setProblem(t("uploadFailed", { name: file.name, reason }));
    if (editor.isDestroyed) return;
    const at = findPlaceholder(editor.state, id);
    editor.view.dispatch(removePlaceholder(editor.state.tr, id));
    if (result.ok && at !== null) insertImage(editor, at, result.value, alt);
  }

  return { asked: waiting[0] ?? null, add, send, giveUp, problem, setProblem, canAdd: upload !== undefined };
}

export type Images = ReturnType<typeof useImages>;

/** Puts a stored image where its place was: into an empty paragraph, between words, or as a paragraph of its own. */
function insertImage(editor: Editor, at: number, { url, width, height }: StoredImage, alt: string): void {
  const image = { type: "image", attrs: { src: url, alt, width: String(width), height: String(height) } };
  const own = { type: "paragraph", content: [image] };
  const place = editor.state.doc.resolve(at);
  const { parent } = place;
  const isEnd = parent.content.size > 0 && place.parentOffset === parent.content.size;
  if (!parent.inlineContent) editor.commands.insertContentAt(at, own);
  else if (parent.type.name === "paragraph" && !isEnd) editor.commands.insertContentAt(at, image);
  else editor.commands.insertContentAt(place.after(), own);
}
