import { StarterKit } from "@tiptap/starter-kit";
import { imagePlaces } from "./images/image-places";
import { Callout } from "./nodes/callout";
import { TextImage } from "./nodes/image";
import { LanguageOfParts } from "./nodes/language";
import { PartRow, ScopedHeader, TextCell, TextTable } from "./nodes/table";
import { VideoNode } from "./nodes/video";

/**
 * Everything that the sanitiser lets through has a place here, tools or not: what the editor does not know it would
 * drop at the next save.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: "noopener" } },
  }),
  TextTable.configure({ resizable: false }),
  ...[PartRow, ScopedHeader, TextCell, TextImage, Callout, VideoNode, LanguageOfParts, imagePlaces],
];
