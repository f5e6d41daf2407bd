import {
  type Frame,
  type HoleLayout,
  type LayoutPart,
  num,
  type Patch,
  patchKinds,
  polyline,
} from "@/lib/landscape/hole-maps";

type Props = { part: LayoutPart; layout: HoleLayout; frame: Frame };

/** The shape behind the handles of a part: the line with its corners, or the axes and edges of patches. */
export function PartOutline({ part, layout, frame }: Props) {
  if (part === "line" || part === "fairway") {
    return <path d={polyline(layout.line.map(frame.point))} className="map-play" />;
  }
  const kind = patchKinds.find((one) => one === part);
  const patches = kind ? layout[kind] : [layout.green];
  return (
    <g className="map-leader">
      {patches.map((patch) => (
        <PatchOutline key={`${patch.at.join()} ${patch.axes.join()}`} patch={patch} frame={frame} />
      ))}
    </g>
  );
}

function PatchOutline({ patch: { at, axes, turn }, frame }: { patch: Patch; frame: Frame }) {
  const [x, y] = frame.point(at);
  const angle = (turn * Math.PI) / 180;
  const [ax, ay] = frame.point([at[0] + Math.cos(angle), at[1] + Math.sin(angle)]);
  const degrees = (Math.atan2(ay - y, ax - x) * 180) / Math.PI;
  return (
    <ellipse
      cx={num(x)}
      cy={num(y)}
      rx={num(axes[0] * frame.scale)}
      ry={num(axes[1] * frame.scale)}
      transform={`rotate(${num(degrees)} ${num(x)} ${num(y)})`}
      strokeDasharray="4 3"
      strokeWidth="1.2"
    />
  );
}
