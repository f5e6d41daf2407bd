import { useEffect, useState } from "react";
import { browserStorage } from "@/lib/web/runtime/storage";

const key = "clubfront.invitation";

/** The secret of the link: behind the `#`, and in this tab while one signs in. */
function takeToken(): string | null {
  const storage = browserStorage("session");
  const fromLink = /^#(dt_[\w-]+)$/.exec(window.location.hash)?.[1];
  if (fromLink) storage.setItem(key, fromLink);
  return fromLink ?? storage.getItem(key);
}
export const forgetToken = () => browserStorage("session").removeItem(key);

/** The secret of an invitation that waits in this tab; undefined until it is looked up. */
export function useInvitationToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => setToken(takeToken()), []);
  return token;
}
