import { drawingEdition, type LandscapeSet, landscapeName, sceneMood } from "@/lib/landscape";
import type { Club } from "@/lib/web/queries/club";

type Props = {
  club: Club;
  /** `2026-12-01`: the season that the event begins in. */
  startDate: string;
  /** Events side by side have different hours. */
  turn: number;
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

const sets: Record<ReturnType<typeof sceneMood>, Omit<LandscapeSet, "season">> = {
  snow: { light: "dawn", weather: "snow" },
  dusk: { light: "dusk", weather: "clear" },
  dawn: { light: "dawn", weather: "clear" },
  noon: { light: "noon", weather: "clear" },
};

/** The club's own landscape at the hour and in the season of an event that has no picture. It says nothing that the text does not. */
export function EventLandscape({ club, startDate, turn, sizes, isFirst = false, className }: Props) {
  const month = Number(startDate.slice(5, 7));
  const season = month >= 5 && month <= 10 ? "green" : "straw";
  const name = landscapeName({ ...sets[sceneMood(month, turn)], season }, club.scene.view);
  const address = (width: number, format: string) =>
    `/landscape/${name}/wide-${width}.${format}?${drawingEdition}`;
  const srcSet = (format: string) =>
    [960, 1440].map((width) => `${address(width, format)} ${width}w`).join(", ");
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        src={address(960, "webp")}
        srcSet={srcSet("webp")}
        sizes={sizes}
        alt=""
        width={960}
        height={573}
        decoding="async"
        loading={isFirst ? undefined : "lazy"}
        className={className}
      />
    </picture>
  );
}
