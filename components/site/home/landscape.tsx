import { drawingEdition, landscapePlaceholder, parseLandscapeName } from "@/lib/landscape";

type Props = { name: string };

/** An address is kept for ever, so it names the edition of the drawing. */
const address = (name: string, file: string) => `/landscape/${name}/${file}?${drawingEdition}`;
const wide = (name: string, format: string) =>
  [960, 1440].map((width) => `${address(name, `wide-${width}.${format}`)} ${width}w`).join(", ");
const tall = (name: string, format: string) => `${address(name, `tall-780.${format}`)} 780w`;

/** The drawn picture behind the hero: one plain address per set, so that every cache can keep it. */
export function Landscape({ name }: Props) {
  const set = parseLandscapeName(name);
  return (
    <picture>
      {(["avif", "webp"] as const).flatMap((format) => [
        <source
          key={`tall-${format}`}
          media="(max-width: 599px)"
          type={`image/${format}`}
          srcSet={tall(name, format)}
          sizes="100vw"
        />,
        <source key={`wide-${format}`} type={`image/${format}`} srcSet={wide(name, format)} sizes="100vw" />,
      ])}
      <img
        src={address(name, "wide-1440.webp")}
        alt=""
        width={1440}
        height={860}
        fetchPriority="high"
        decoding="async"
        className="hero-picture"
        style={set ? { background: landscapePlaceholder(set) } : undefined}
      />
    </picture>
  );
}
