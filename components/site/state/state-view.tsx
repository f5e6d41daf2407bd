import type { ComponentProps } from "react";
import { StateSheet } from "@/components/club/state-sheet";
import { Landscape } from "@/components/site/home/hero";
import { Photograph } from "@/components/site/home/photograph";
import { landscapeName } from "@/lib/landscape";
import { steadyPhotograph } from "@/lib/shared/hero/choose";
import { getPhotographs } from "@/lib/web/queries/hero";
import { getScene } from "@/lib/web/queries/scene";

type Props = Omit<ComponentProps<typeof StateSheet>, "children">;

/** The page of a stopped or closed site. */
export async function StateView(props: Props) {
  const [{ view }, photographs] = await Promise.all([getScene(), getPhotographs()]);
  const photograph = steadyPhotograph(photographs);
  return (
    <StateSheet {...props}>
      <div className="relative h-[38vh] min-h-64 overflow-hidden">
        {photograph ? (
          <Photograph photograph={{ ...photograph, alt: "" }} />
        ) : (
          <Landscape name={landscapeName({ light: "dawn", weather: "fog", season: "green" }, view)} />
        )}
      </div>
    </StateSheet>
  );
}
