import { codePath } from "@/lib/web/my/check-in-code";

type Props = { text: string; label: string };

/** A code for a scanner: dark on white whatever the colours of the club, with the quiet zone that readers need. */
export function QrCode({ text, label }: Props) {
  const { size, path } = codePath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
