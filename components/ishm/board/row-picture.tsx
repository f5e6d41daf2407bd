import { pictureSet } from "@/lib/web/pictures/address";

type Props = { src: string | null; width: number; height: number };

/** The small picture of a row in a list, or an empty frame. */
export function RowPicture({ src, width, height }: Props) {
  const size = { width, height };
  if (!src) return <span style={size} className="block border border-line border-dashed" />;
  return (
    <img
      {...size}
      src={src}
      srcSet={pictureSet(src)}
      sizes={`${width}px`}
      alt=""
      loading="lazy"
      style={size}
      className="max-w-none bg-paper-2 object-cover"
    />
  );
}
