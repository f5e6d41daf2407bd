import type { ComponentProps } from "react";
import { StateSheet } from "@/components/club/state-sheet";
import { Landscape } from "@/components/site/home/hero";

type Props = Omit<ComponentProps<typeof StateSheet>, "children">;

/** The page of a stopped or closed site. */
export function StateView(props: Props) {
  return (
    <StateSheet {...props}>
      <div className="relative h-[38vh] min-h-64 overflow-hidden">
        <Landscape name="dawn-fog-green" />
      </div>
    </StateSheet>
  );
}
