import { useEffect, useState } from "react";
import { limits } from "@/lib/web/runtime/limits";

const still = "(prefers-reduced-motion: reduce)";

/**
 * Goes through `count` slides every 3000 ms (seed §9). It stops for good when somebody asks, goes to a slide or brings
 * the focus in, rests while a pointer is over it, and never begins under reduced motion.
 */
export function useRotation(count: number) {
  const [position, setPosition] = useState(0);
  const [isAsked, setAsked] = useState(() => !window.matchMedia(still).matches);
  const [isResting, setResting] = useState(false);
  const isPlaying = isAsked && count > 1;
  const isMoving = isPlaying && !isResting;

  useEffect(() => {
    if (!isMoving) return;
    const beat = setInterval(() => setPosition((before) => before + 1), limits.bannerRotateMs);
    return () => clearInterval(beat);
  }, [isMoving]);

  return {
    /** Which slide is seen, also when slides have gone meanwhile. */
    current: ((position % count) + count) % count,
    isPlaying,
    isMoving,
    play: () => setAsked(true),
    stop: () => setAsked(false),
    rest: setResting,
    go(by: 1 | -1) {
      setAsked(false);
      setPosition((before) => before + by);
    },
  };
}
