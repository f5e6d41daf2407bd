import type { ComponentPropsWithRef } from "react";
import { pictureSet } from "@/lib/web/pictures/address";

type Props = ComponentPropsWithRef<"img"> & {
  src: string;
  alt: string;
  /** The frame's own size: it stands before the picture is there. */
  width: number;
  height: number;
  /** How wide it is shown, for the choice among the widths of an upload. */
  sizes: string;
};

/** A picture of the club: an upload in the width that fits, anything else as it is. */
export function Picture({ src, sizes, alt, ...image }: Props) {
  const set = pictureSet(src);
  return <img {...image} alt={alt} src={src} {...(set ? { srcSet: set, sizes } : {})} />;
}
