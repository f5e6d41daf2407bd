/** A service that counts visits: Google Analytics 4 by its measurement id, Plausible by the site's domain there. */
export type Measuring = { kind: "GA" | "PLAUSIBLE"; id: string };

const google = /^G-[A-Z0-9]{1,16}$/;
const domain = /^(?=.{4,100}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** The service that a text of the office names; null for none, and for anything else. */
export function measuringOf(text: string): Measuring | null {
  const id = text.trim();
  if (google.test(id)) return { kind: "GA", id };
  return domain.test(id) ? { kind: "PLAUSIBLE", id } : null;
}

/** Whether the office may save a text: the name of a service, or nothing. */
export function isMeasuringText(text: string): boolean {
  return text.trim() === "" || measuringOf(text) !== null;
}
