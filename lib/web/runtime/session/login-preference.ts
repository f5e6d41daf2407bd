/** The login preference of seed §3: what the sign-in form remembers in this browser. Never a password. */
export type LoginPreference = { code: string; id: string; chk: boolean };

const key = "clubfront.loginPreference";

function isPreference(value: unknown): value is LoginPreference {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as LoginPreference).code === "string" &&
    typeof (value as LoginPreference).id === "string" &&
    typeof (value as LoginPreference).chk === "boolean"
  );
}

/** The preference for this club, or null; a broken or foreign one reads as none. */
export function readLoginPreference(clubCode: string): LoginPreference | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isPreference(value) && value.code === clubCode ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the preference; a browser without storage signs in all the same. */
export function writeLoginPreference(preference: LoginPreference): void {
  try {
    localStorage.setItem(key, JSON.stringify(preference));
  } catch {
    // Private windows may refuse storage.
  }
}
