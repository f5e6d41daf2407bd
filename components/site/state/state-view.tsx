import type { ComponentProps } from "react";
import { StateSheet } from "@/components/club/state-sheet";
import { Landscape } from "@/components/site/home/hero";
import { landscapeName } from "@/lib/landscape";
import { getScene } from "@/lib/web/queries/scene";

type Props = Omit<ComponentProps<typeof StateSheet>, "children">;

/** The page of a stopped or closed site. */
export async function StateView(props: Props) {
  const { view } = await getScene();
  return (
    <StateSheet {...props}>
      <div className="relative h-[38vh] min-h-64 overflow-hidden">
        <Landscape name={landscapeName({ light: "dawn", weather: "fog", season: "green" }, view)} />
      </div>
    </StateSheet>
  );
}
