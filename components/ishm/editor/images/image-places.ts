import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

type PlaceChange = { id: string; at?: number; says?: string };

const key = new PluginKey<DecorationSet>("imagePlaces");

/** Shows a place in the text where an image will stand; it moves with the text and is no part of it. */
export function setPlace(tr: Transaction, id: string, at: number, says: string): Transaction {
  return tr.setMeta(key, { id, at, says } satisfies PlaceChange);
}

/** Takes the place away again. */
export function removePlace(tr: Transaction, id: string): Transaction {
  return tr.setMeta(key, { id } satisfies PlaceChange);
}

/** Where the place is by now; null once the text around it is gone. */
export function findPlace(state: EditorState, id: string): number | null {
  return key.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from ?? null;
}

function placeElement(says: string): HTMLElement {
  const element = document.createElement("span");
  element.className = "image-place";
  element.textContent = says;
  return element;
}

function changed(shown: DecorationSet, tr: Transaction): DecorationSet {
  const moved = shown.map(tr.mapping, tr.doc);
  const change: PlaceChange | undefined = tr.getMeta(key);
  if (!change) return moved;
  const { id, at, says = "" } = change;
  const others = moved.remove(moved.find(undefined, undefined, (spec) => spec.id === id));
  if (at === undefined) return others;
  const place = Decoration.widget(at, () => placeElement(says), { id, key: `${id} ${says}`, side: -1 });
  return others.add(tr.doc, [place]);
}

/** The places of images that are on their way. */
export const imagePlaces = Extension.create({
  name: "imagePlaces",
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
