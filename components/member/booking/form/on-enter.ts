import type { KeyboardEvent } from "react";

/** Enter asks, and does not send the form around the field. */
export function onEnter(ask: () => Promise<void>) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void ask();
  };
}
