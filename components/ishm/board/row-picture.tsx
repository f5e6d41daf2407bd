type Props = { src: string | null; width: number; height: number };

/** The small picture of a row in a list, or an empty frame. Its sizes for visitors are not there while the row is hidden. */
export function RowPicture({ src, width, height }: Props) {
  const size = { width, height };
  if (!src) return <span style={size} className="block border border-line border-dashed" />;
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
