const box = "M3 4.5h14v11H3z";

const drawings = {
  bulletList: "M7.5 5.25h9M7.5 10h9M7.5 14.75h9M3.75 5.25v.01M3.75 10v.01M3.75 14.75v.01",
  orderedList: "M8 5.25h8.5M8 10h8.5M8 14.75h8.5M3 3.75l1.25-.5v3.5M3 13h2l-2 3h2",
  blockquote: "M4 4.5v11M8 6.5h8.5M8 10h8.5M8 13.5h5",
  rule: "M3 10h14M6 5.5h8M6 14.5h8",
  info: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 9.25v4M10 6.5v.01",
  caution: "M10 3.5 17.25 16H2.75L10 3.5ZM10 8.5v3.25M10 13.75v.01",
  link: "m8.25 11.75 3.5-3.5M9 6.25l1.9-1.9a3.35 3.35 0 0 1 4.75 4.75l-1.9 1.9M11 13.75l-1.9 1.9a3.35 3.35 0 0 1-4.75-4.75l1.9-1.9",
  image: `${box}M3 13.25l4-4 4 4 2.5-2.5L17 14M13 7.75v.01`,
  video: `${box}M8.5 7.5l4 2.5-4 2.5z`,
  insertTable: `${box}M3 8.25h14M8 4.5v11M12.5 8.25v7.25`,
  rowBefore: "M3 10.5h14v6H3zM10 2.5v5M7.5 5h5",
  rowAfter: "M3 3.5h14v6H3zM10 12.5v5M7.5 15h5",
  columnBefore: "M10.5 3h6v14h-6zM2.5 10h5M5 7.5v5",
  columnAfter: "M3.5 3h6v14h-6zM12.5 10h5M15 7.5v5",
  deleteRow: "M3 3.5h14v6H3zM7.75 12.5l4.5 4.5M12.25 12.5l-4.5 4.5",
  deleteColumn: "M3.5 3h6v14h-6zM12.5 7.75l4.5 4.5M17 7.75l-4.5 4.5",
  headerRow: `${box}M3 8.25h14M5.5 6.4h9`,
  headerColumn: `${box}M7.5 4.5v11M5.25 7v6`,
  deleteTable: `${box}M7.75 7.75l4.5 4.5M12.25 7.75l-4.5 4.5`,
  undo: "M6.75 4 3.25 7.5l3.5 3.5M3.5 7.5h8a4.5 4.5 0 0 1 0 9H8",
  redo: "M13.25 4l3.5 3.5-3.5 3.5M16.5 7.5h-8a4.5 4.5 0 0 0 0 9H12",
} as const;

const letters = {
  bold: ["B", "font-bold"],
  italic: ["I", "italic"],
  underline: ["U", "underline"],
  strike: ["S", "line-through"],
  heading2: ["H2", "text-chip font-semibold"],
  heading3: ["H3", "text-chip font-semibold"],
  heading4: ["H4", "text-chip font-semibold"],
} as const;

export type GlyphName = keyof typeof drawings | keyof typeof letters;

/** The sign on a tool of the editor; its name stands on the button. */
export function Glyph({ name }: { name: GlyphName }) {
  if (name in letters) {
    const [letter, style] = letters[name as keyof typeof letters];
    return (
      <span aria-hidden="true" className={style}>
        {letter}
      </span>
    );
  }
  return (
    <svg
      viewBox="0 0 20 20"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name as keyof typeof drawings]} />
    </svg>
  );
}
