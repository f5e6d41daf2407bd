export * from "./address";
export { clubMark } from "./club-mark";
export {
  type ClubMap,
  type DrawnMapPlace,
  drawClubMap,
  type MapFrame,
  type MapPlace,
  mapFrames,
  windOf,
} from "./course/club-map";
export { drawGreenCloseUp, greenBox } from "./course/draw-green";
export { drawHoleMap, heightProfile, profileBox } from "./course/draw-hole";
export { drawNineMap } from "./course/draw-nine";
export { drawRange, rangeBox } from "./course/draw-range";
export { type Curve, curveOf, placeAt, stretchLine } from "./course/geometry";
export { hazardsOf, mapTee, shotsOf } from "./course/labels";
export {
  type HoleLayout,
  type MapMarks,
  type MappedHole,
  nineBox,
  type Patch,
  type Position,
  teeNames,
} from "./course/layout";
export {
  type LayoutFault,
  layoutFault,
  lengthGap,
  lengthTolerance,
} from "./course/layout-rules";
export { layoutMetres, stretchLayout } from "./course/reshape-layout";
export { drawingImage, findDrawing, giftName } from "./drawings/drawings";
export { sceneMood } from "./drawings/scenes";
export { chooseLandscape } from "./scene/choose";
export { heroInk, landscapePlaceholder } from "./scene/ink";
export { landscapeSvg, standardSeed } from "./scene/scene";
