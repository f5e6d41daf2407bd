type Props = { src: string | null; width: number; height: number };

/** The small picture of a row in a list, where it has one. Its sizes for visitors are not there while the row is hidden. */
export function RowPicture({ src, width, height }: Props) {
  if (!src) return <span className="text-ink-2">–</span>;
  const size = { width, height };
  return (
    <img
      {...size}
      src={src}
      alt=""
      loading="lazy"
      style={size}
      className="max-w-none bg-paper-2 object-cover"
    />
  );
}
