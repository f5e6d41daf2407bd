import { useTranslations } from "next-intl";
import {
  type Frame,
  type HazardLabel,
  type HoleLabels,
  type HoleLayout,
  num,
  polyline,
  type TeeName,
  teeReachMetres,
} from "@/lib/landscape/hole-maps";

type HoleMapLabelsProps = { labels: HoleLabels };

/** The data layer over the ground: distances to the green, the line of play, tees, hazards. */
export function HoleMapLabels({ labels }: HoleMapLabelsProps) {
  const t = useTranslations("course");
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
            className="stroke-ink"
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
        <Hazard key={num(label.text[1]) + label.anchor} label={label} />
      ))}
    </g>
  );
}

/** A thin leader and two lines: from the tee near and far edge, further on what is left to the green. */
function Hazard({ label: { hazard, from, elbow, text, anchor } }: { label: HazardLabel }) {
  const t = useTranslations("course");
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

type HoleMapScaleProps = { frame: Frame; layout: HoleLayout };

/** North and a length, each in the corner that the hole leaves free. */
export function HoleMapScale({ frame, layout }: HoleMapScaleProps) {
  const t = useTranslations("course");
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

/** The colours of the tee marks as they stand on the grass. */
export const teePaint: Readonly<Record<TeeName, string>> = {
  black: "#1d1d1d",
  blue: "#2c5d84",
  white: "#fffdf8",
  red: "#b3332a",
};
