import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

type PlaceholderChange = { id: string; at?: number; says?: string };

const key = new PluginKey<DecorationSet>("imagePlaceholders");

/** Shows where an image will stand in the text; the placeholder moves with the text and is no part of it. */
export function setPlaceholder(tr: Transaction, id: string, at: number, says: string): Transaction {
  return tr.setMeta(key, { id, at, says } satisfies PlaceholderChange);
}

/** Removes the placeholder. */
export function removePlaceholder(tr: Transaction, id: string): Transaction {
  return tr.setMeta(key, { id } satisfies PlaceholderChange);
}

/** Finds the placeholder; null once the text around it is gone. */
export function findPlaceholder(state: EditorState, id: string): number | null {
  return key.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from ?? null;
}

function placeholderElement(says: string): HTMLElement {
  const element = document.createElement("span");
  element.className = "image-place";
  element.textContent = says;
  return element;
}

function changed(shown: DecorationSet, tr: Transaction): DecorationSet {
  const moved = shown.map(tr.mapping, tr.doc);
  const change: PlaceholderChange | undefined = tr.getMeta(key);
  if (!change) return moved;
  const { id, at, says = "" } = change;
  const others = moved.remove(moved.find(undefined, undefined, (spec) => spec.id === id));
  if (at === undefined) return others;
  const placeholder = Decoration.widget(at, () => placeholderElement(says), {
    id,
    key: `${id} ${says}`,
    side: -1,
  });
  return others.add(tr.doc, [placeholder]);
}

/** Placeholders of images that are being uploaded. */
export const imagePlaceholders = Extension.create({
  name: "imagePlaceholders",
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: { init: () => DecorationSet.empty, apply: (tr, shown) => changed(shown, tr) },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});
