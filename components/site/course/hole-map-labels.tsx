import { getTranslations } from "next-intl/server";
import type { HazardLabel, HoleLabels } from "@/lib/landscape";
import { num, polyline, teeReachMetres } from "@/lib/landscape";
import { teePaint } from "./tee-paint";

type Props = { labels: HoleLabels };

/** The data layer over the ground: distances to the green, the line of play, tees, and what to keep away from. */
export async function HoleMapLabels({ labels }: Props) {
  const t = await getTranslations("course");
  const { arcs, shots, tees, hazards } = labels;
  return (
    <g>
      {arcs.map(({ metres, path, text: [x, y], anchor }) => (
        <g key={metres}>
          <path d={polyline(path)} className="map-arc" />
          <text x={num(x)} y={num(y)} textAnchor={anchor}>
            {metres}
          </text>
        </g>
      ))}
      <path
        d={polyline([...shots.map(({ start }) => start), ...shots.slice(-1).map(({ end }) => end)])}
        className="map-play"
      />
      {shots.slice(0, -1).map(({ end: [x, y] }) => (
        <circle key={x} cx={num(x)} cy={num(y)} r="4.5" className="map-landing" />
      ))}
      {tees.map(({ tee, at: [x, y], turn, metres }) => (
        <g key={tee}>
          <path
            d="M-8-4.5h16v9h-16z"
            transform={`translate(${num(x)} ${num(y)}) rotate(${turn})`}
            fill={teePaint[tee]}
            stroke="#1a231d"
          />
          <text x={num(x + 17)} y={num(y + 5)}>
            {t(`tees.${tee}`)} {metres}
          </text>
        </g>
      ))}
      {shots.map(({ metres, text: [x, y] }) => (
        <text key={y} x={num(x)} y={num(y)} className="map-shot">
          {t("metres", { metres })}
        </text>
      ))}
      {hazards.map((label) => (
        <Hazard key={num(label.text[1]) + label.anchor} label={label} words={t} />
      ))}
    </g>
  );
}

type Words = Awaited<ReturnType<typeof getTranslations<"course">>>;

/** A thin leader and two lines: from the tee near and far edge, further on what is left to the green. */
function Hazard({
  label: { hazard, from, elbow, text, anchor },
  words: t,
}: {
  label: HazardLabel;
  words: Words;
}) {
  const isNear = hazard.reach <= teeReachMetres;
  const isWide = hazard.carry - hazard.reach > 90;
  const [x, y] = text;
  const end = x + (anchor === "end" ? 5 : -5);
  const value = isNear ? (isWide ? hazard.reach : `${hazard.reach} · ${hazard.carry}`) : hazard.toGreen;
  const note = isNear ? (isWide ? t("map.reach") : t("map.reachCarry")) : t("map.toGreen");
  return (
    <g>
      <path d={polyline([from, elbow, [end, y]])} className="map-leader" />
      <circle cx={num(from[0])} cy={num(from[1])} r="2" />
      <text x={num(x)} y={num(y + 4)} textAnchor={anchor}>
        {value}
        <tspan x={num(x)} dy="1.25em" className="map-note">
          {note}
        </tspan>
      </text>
    </g>
  );
}
