import { clsx } from "clsx";
import { drawingImage } from "@/lib/landscape";
import { getScene } from "@/lib/web/queries/scene";

type Props = { name: string; className?: string; isFirst?: boolean };

/** A drawn picture that fills its frame and says nothing that the text does not say. */
export async function Drawing({ name, className, isFirst = false }: Props) {
  const { src, width, height } = drawingImage(name, await getScene());
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? undefined : "lazy"}
      decoding="async"
      className={clsx("bg-paper-2 object-cover object-bottom", className)}
    />
  );
}
