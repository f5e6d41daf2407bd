import type { Editor } from "@tiptap/core";
import type { StoredImage } from "./image-upload";

/** Puts a stored image where its place was: into an empty paragraph, between words, or as a paragraph of its own. */
export function insertImage(
  editor: Editor,
  at: number,
  { url, width, height }: StoredImage,
  alt: string,
): void {
  const image = { type: "image", attrs: { src: url, alt, width: String(width), height: String(height) } };
  const own = { type: "paragraph", content: [image] };
  const place = editor.state.doc.resolve(at);
  const { parent } = place;
  const isEnd = parent.content.size > 0 && place.parentOffset === parent.content.size;
  if (!parent.inlineContent) editor.commands.insertContentAt(at, own);
  else if (parent.type.name === "paragraph" && !isEnd) editor.commands.insertContentAt(at, image);
  else editor.commands.insertContentAt(place.after(), own);
}
