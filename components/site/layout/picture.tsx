import type { ComponentProps, ComponentPropsWithRef } from "react";
import type { BannerItem } from "@/lib/contract/boards/banners";
import { pictureSet } from "@/lib/web/pictures/address";

type Props = ComponentPropsWithRef<"img"> & {
  src: string;
  alt: string;
  /** The frame's own size, reserved before the picture is loaded. */
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

type BannerPictureProps = { banner: BannerItem } & Omit<ComponentProps<typeof Picture>, "src" | "alt">;

/** A banner's picture, or the one for phones. Its name is shown as text next to it. */
export function BannerPicture({ banner, ...picture }: BannerPictureProps) {
  const { layerFile, layerFileMobile } = banner;
  return (
    <picture>
      {layerFileMobile ? (
        <source
          media="(max-width: 37.4375rem)"
          srcSet={pictureSet(layerFileMobile) ?? layerFileMobile}
          sizes="100vw"
        />
      ) : null}
      <Picture {...picture} src={layerFile} alt="" />
    </picture>
  );
}
