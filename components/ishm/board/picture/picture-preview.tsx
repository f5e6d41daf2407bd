"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { isBlurred, type Size, wholeCrop } from "@/components/photo/crop";
import type { PictureSource } from "@/components/photo/picture-to-send";
import { cn } from "@/components/ui/cn";
import { useFileSize } from "../../form/use-file-size";

type Props = {
  src: string;
  alt: string;
  size: Size | undefined;
  /** The bytes of a chosen file; those of a saved one are not known here. */
  bytes?: number;
  source?: PictureSource;
  isLeaving?: boolean;
  hasFacts: boolean;
};

/** Most pixels of the office's screen that a picture takes. */
const room: Size = { width: 384, height: 256 };

/** A picture in the shape in which visitors see it, with its pixels, its weight and what is to be said about them. */
export function PicturePreview({ src, alt, size, bytes, source, isLeaving = false, hasFacts }: Props) {
  const t = useTranslations("ishm.board.picture");
  const sizeOf = useFileSize();
  const [loaded, setLoaded] = useState<{ src: string; pixels: Size } | null>(null);
  const pixels = loaded?.src === src ? loaded.pixels : null;
  const seen = source ?? (pixels && { from: pixels, crop: wholeCrop });
  const isSmall = size && seen && isBlurred({ from: seen.from, to: size }, seen.crop);
  const facts = (now: Size) =>
    bytes === undefined ? t("pixels", now) : `${t("pixels", now)} · ${sizeOf(bytes)}`;
  const shape = size && {
    aspectRatio: `${size.width} / ${size.height}`,
    width: Math.min(room.width, (room.height * size.width) / size.height),
  };
  return (
    <div className="min-w-0">
      <img
        src={src}
        alt={alt}
        style={shape ?? { maxHeight: room.height }}
        className={cn(
          "block max-w-full border border-line bg-paper-2",
          size ? "object-cover" : "object-contain",
          isLeaving && "opacity-40",
        )}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setLoaded({ src, pixels: { width, height } })
        }
      />
      {hasFacts ? (
        <div aria-live={bytes === undefined ? "off" : "polite"} className="mt-1.5 text-caption">
          {pixels ? <p className="text-ink-2">{facts(pixels)}</p> : null}
          {isSmall && size ? <p className="text-warn">{t("blurred", size)}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
