import type { ComponentProps } from "react";
import type { BannerItem } from "@/lib/contract/boards/banners";
import { pictureSet } from "@/lib/web/pictures/address";
import { Picture } from "./picture";

type Props = { banner: BannerItem } & Omit<ComponentProps<typeof Picture>, "src" | "alt">;

/** A banner's picture, or the one that the club gave for phones. Its name stands beside it in words. */
export function BannerPicture({ banner, ...picture }: Props) {
  const { layerFile, layerFileMobile } = banner;
  return (
    <picture>
      {layerFileMobile ? (
        <source
          media="(max-width: 599px)"
          srcSet={pictureSet(layerFileMobile) ?? layerFileMobile}
          sizes="100vw"
        />
      ) : null}
      <Picture {...picture} src={layerFile} alt="" />
    </picture>
  );
}
