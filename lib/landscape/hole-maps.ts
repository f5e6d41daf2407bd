/** The maps of holes and what changes them, for code of the browser: nothing of the hero landscape comes with it. */
export { drawHoleMap, drawingSeed, type KeptDrawing } from "./course/draw-hole";
export {
  addBend,
  addPatch,
  type Handle,
  handlesOf,
  type LayoutPart,
  movedBeside,
  moveHandle,
  removeBend,
  removePatch,
  withWidthCount,
} from "./course/edit-layout";
export { type HazardLabel, type HoleLabels, teeReachMetres } from "./course/labels";
export {
  type Frame,
  type HoleLayout,
  type MappedHole,
  nineBox,
  type Patch,
  type Position,
  type TeeName,
} from "./course/layout";
export {
  type LayoutFault,
  layoutBounds,
  layoutFault,
  lengthGap,
  lengthTolerance,
  type PatchKind,
  patchKinds,
} from "./course/layout-rules";
export { layoutMetres, moveLayout, newLayout, stretchLayout, withLine } from "./course/reshape-layout";
export { num, polyline } from "./svg";
