/** The colours of the maps; drawings only, none of them carries text. */
export const mapInk = {
  rough: "#b8c397",
  dots: "#5f7048",
  cut: "#86a066",
  fairway: "#a9c07b",
  band: "#bccf90",
  fringe: "#8fae68",
  green: "#d3e2a2",
  contour: "#7f9a58",
  sand: "#ecdcb6",
  lip: "#b59f6d",
  water: "#a8c4ca",
  shore: "#7ba0ab",
  bank: "#557f8b",
  path: "#f5ecd8",
  pathEdge: "#cbbd97",
  hill: "#9a9468",
  trunk: "#6b3d2a",
  needles: "#2f5a46",
  needlesLit: "#527f62",
  needlesDeep: "#244a3a",
  needlesMild: "#3d6b50",
  shadow: "#23402f",
  flag: "#a5452a",
  ink: "#1a231d",
  number: "#1b3d30",
  paper: "#fdfbf5",
} as const;

/** Ground of a nine: by a lake, in a forest or on a bare ridge it is not the same grass. */
export function roughOf(trees: number): string {
  if (trees < 0.3) return "#cfc79c";
  return trees > 0.8 ? "#a9b68c" : mapInk.rough;
}
