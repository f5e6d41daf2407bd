export { selectCancellers as listCancellers } from "./cancellers-repository";
export type { Scope } from "./conditions";
export { figureRows } from "./figure-rows";
export { readFigures } from "./read";
