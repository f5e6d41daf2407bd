import { getTranslations } from "next-intl/server";
import type { Frame, HoleLayout } from "@/lib/landscape";
import { num } from "@/lib/landscape";

type Props = { frame: Frame; layout: HoleLayout };

/** North and a length, each in the corner that the hole leaves free. */
export async function HoleMapScale({ frame, layout }: Props) {
  const t = await getTranslations("course");
  const [teeX = 0] = frame.point(layout.line[0] ?? layout.green.at);
  const [greenX = 0] = frame.point(layout.green.at);
  const metres = frame.scale > 1.6 ? 50 : 100;
  const length = metres * frame.scale;
  const barX = teeX > frame.width / 2 ? 14 : frame.width - length - 14;
  const barY = frame.height - 22;
  const northX = greenX > frame.width / 2 ? 34 : frame.width - 34;
  return (
    <g>
      <g transform={`translate(${northX} 44)`}>
        <g transform={`rotate(${num(frame.north)})`}>
          <path d="M0 22V-22M-5-14l5-8l5 8" className="map-leader" />
        </g>
        <text y="44" textAnchor="middle">
          {t("map.north")}
        </text>
      </g>
      <path d={`M${num(barX)} ${barY}v8m0-4h${num(length)}m0-4v8`} className="map-leader" />
      <text x={num(barX + length / 2)} y={barY - 4} textAnchor="middle">
        {t("metres", { metres })}
      </text>
    </g>
  );
}
