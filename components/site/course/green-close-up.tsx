import { getTranslations } from "next-intl/server";
import { Drawn } from "@/components/ui/layout/drawn";
import type { HoleLayout } from "@/lib/landscape";
import { drawGreenCloseUp, greenBox } from "@/lib/landscape";

type Props = { layout: HoleLayout };

/** The green large, seen from where one comes, with the way a ball rolls. */
export async function GreenCloseUp({ layout }: Props) {
  const t = await getTranslations("course.green");
  const { drawing, falls } = drawGreenCloseUp(layout);
  const [depth, width] = layout.green.axes.map((axis) => Math.round(axis * 2));
  return (
    <section aria-labelledby="green-heading">
      <h2 id="green-heading" className="font-serif text-sub">
        {t("title")}
      </h2>
      <p className="mt-3 text-ink-2">
        {t("size", { depth: depth ?? 0, width: width ?? 0 })} {t(`falls.${falls}`)}
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
