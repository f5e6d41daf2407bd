const drawings = {
  bulletList: "M7.5 5.25h9M7.5 10h9M7.5 14.75h9M3.75 5.25v.01M3.75 10v.01M3.75 14.75v.01",
  orderedList: "M8 5.25h8.5M8 10h8.5M8 14.75h8.5M3 3.75l1.25-.5v3.5M3 13h2l-2 3h2",
  link: "m8.25 11.75 3.5-3.5M9 6.25l1.9-1.9a3.35 3.35 0 0 1 4.75 4.75l-1.9 1.9M11 13.75l-1.9 1.9a3.35 3.35 0 0 1-4.75-4.75l1.9-1.9",
  undo: "M6.75 4 3.25 7.5l3.5 3.5M3.5 7.5h8a4.5 4.5 0 0 1 0 9H8",
  redo: "M13.25 4l3.5 3.5-3.5 3.5M16.5 7.5h-8a4.5 4.5 0 0 0 0 9H12",
} as const;

const letters = { bold: "B", italic: "I", heading2: "H2", heading3: "H3" } as const;

export type GlyphName = keyof typeof drawings | keyof typeof letters;

/** The sign on a tool of the editor; its name stands on the button. */
export function Glyph({ name }: { name: GlyphName }) {
  if (name in letters) {
    const style = name === "bold" ? "font-bold" : name === "italic" ? "italic" : "text-chip font-semibold";
    return (
      <span aria-hidden="true" className={style}>
        {letters[name as keyof typeof letters]}
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
