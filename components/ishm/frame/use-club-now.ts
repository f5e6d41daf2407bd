import { useEffect, useState } from "react";
import { useOffice } from "./root/office-context";

const beatMs = 10_000;

/** The club's present moment by the server's clock, moving. */
export function useClubNow(): Date {
  const { now } = useOffice();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    setMoment(now());
    const beat = setInterval(() => setMoment(now()), beatMs);
    return () => clearInterval(beat);
  }, [now]);
  return moment;
}
