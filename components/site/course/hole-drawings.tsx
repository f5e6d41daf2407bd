import { getTranslations } from "next-intl/server";
import { Drawn } from "@/components/ui/layout/drawn";
import {
  drawGreenCloseUp,
  greenBox,
  type HoleLayout,
  heightProfile,
  type MapMarks,
  profileBox,
} from "@/lib/landscape";
import { joinSentences } from "@/lib/shared/texts/sentences";

type GreenProps = { layout: HoleLayout; marks: MapMarks; className?: string };

/** The green large, seen from where one comes, with the way a ball rolls. */
export async function GreenCloseUp({ layout, marks, className }: GreenProps) {
  const t = await getTranslations("course.green");
  const { drawing, falls } = drawGreenCloseUp(layout, marks);
  const [depth, width] = layout.green.axes.map((axis) => Math.round(axis * 2));
  return (
    <section aria-labelledby="green-heading" className={className}>
      <h2 id="green-heading" className="font-serif text-sub">
        {t("title")}
      </h2>
      <p className="mt-3 text-ink-2">
        {joinSentences([t("size", { depth: depth ?? 0, width: width ?? 0 }), t(`falls.${falls}`)])}
      </p>
      <svg
        viewBox={`0 0 ${greenBox.width} ${greenBox.height}`}
        aria-hidden="true"
        className="mt-4 block w-full max-w-[22rem] overflow-visible"
      >
        <Drawn svg={drawing} />
      </svg>
    </section>
  );
}

type HeightProfileProps = { layout: HoleLayout; metres: number };

/** Up and down from the tee to the green. */
export async function HeightProfile({ layout, metres }: HeightProfileProps) {
  const t = await getTranslations("course.heights");
  if (layout.heights.length < 2) return null;
  const { area, ridge } = heightProfile(layout.heights);
  const change = (layout.heights.at(-1) ?? 0) - (layout.heights[0] ?? 0);
  const words = change === 0 ? "level" : change > 0 ? "up" : "down";
  return (
    <section aria-labelledby="heights-heading">
      <h2 id="heights-heading" className="font-serif text-sub">
        {t("title")}
      </h2>
      <p className="mt-3 text-ink-2">{t(words, { metres: Math.abs(change) })}</p>
      <svg
        viewBox={`0 0 ${profileBox.width} ${profileBox.height}`}
        aria-hidden="true"
        className="mt-4 block w-full overflow-visible"
      >
        <path d={area} className="fill-pine-100" />
        <path d={ridge} fill="none" strokeWidth="1.6" strokeLinejoin="round" className="stroke-pine-700" />
        <path d={`M0 ${profileBox.height}H${profileBox.width}`} className="stroke-line-2" />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-caption text-ink-3">
        <span>{t("tee")}</span>
        <span>{t("green", { metres })}</span>
      </p>
    </section>
  );
}
